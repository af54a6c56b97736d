import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ApiError } from '../../api/apiError';
import { refusalIn } from '../../api/capability';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths, toAppointment } from '../../lib/paths';
import { Alert, LinkLine, PageTop } from '../../ui';
import { useBookingChannel } from './channel';
import { NotKnown } from '../../unproven/NotKnown';

type Props = {
  problem: ApiError | SerializedError | undefined;
  /** For a network failure. */
  noAnswer?: string;
  /** Nothing shows whether the write is done. */
  unknown: ComponentProps<typeof NotKnown>;
  children?: ReactNode;
};

export function ProblemAlert({ problem, noAnswer, unknown, children }: Props) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const { root } = useBookingChannel().area;
  const box = useRef<HTMLDivElement>(null);
  const refusal = refusalIn(problem);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <PageTop>
      <Alert ref={box}>
        {refusal?.status === 'unproven' ? (
          <NotKnown {...unknown} isReplaced={refusal.message === 'errors.replacedWrite'} />
        ) : (
          <p>{(refusal?.status === 'network' && noAnswer) || text(problem)}</p>
        )}
        {refusal?.message === 'appointment.overlap' && refusal.reservation && (
          <LinkLine>
            <Link to={toAppointment(refusal.reservation.reservationId)}>{t('booking.overlap.see')}</Link>
          </LinkLine>
        )}
        {refusal?.message === 'appointment.tooMany' && root === 'main' && (
          <LinkLine>
            <Link to={paths.appointments}>{t('booking.tooMany.see')}</Link>
          </LinkLine>
        )}
        {children}
      </Alert>
    </PageTop>
  );
}
