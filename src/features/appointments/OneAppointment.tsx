import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { paths } from '../../lib/paths';
import { ButtonLink, Page, RetryAlert, Waiting } from '../../ui';
import { useAppointment } from '../../scheduling/appointment/useAppointment';

type Props = {
  reservationId: string;
  /** Likeliest first; undefined while unknown. */
  persons: readonly Person[] | undefined;
  /** Why more people may exist. */
  missed: ComponentProps<typeof RetryAlert> | undefined;
  /** Called once, so the user can return to their own profile. */
  onFound: (person: Person) => void;
  children: (appointment: Appointment, person: Person) => ReactNode;
};

export function OneAppointment({ reservationId, persons, missed, onFound, children }: Props) {
  const { t } = useTranslation();
  const { appointment, person, isLoading, error, askAgain } = useAppointment(reservationId, persons ?? []);
  const isSaid = useRef(false);
  useEffect(() => {
    if (person === undefined || isSaid.current) return;
    isSaid.current = true;
    onFound(person);
  });
  if (appointment && person !== undefined) return children(appointment, person);
  if (isLoading || persons === undefined) return <Waiting cards={2} />;
  const problem = error ? { error, onRetry: askAgain } : missed;
  return (
    <Page titleKey="appointment.title">
      {problem && <RetryAlert {...problem} />}
      {!problem && (
        <>
          <p>{t('appointment.missing')}</p>
          <div>
            <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>
          </div>
        </>
      )}
    </Page>
  );
}
