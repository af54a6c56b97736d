import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { appointmentsApi } from '../../api/appointmentsApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useConfirmReservationMutation } from '../../api/visitsApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useAppDispatch } from '../../store/hooks';
import { Button, Icon } from '../../ui';
import { MovedByClinic } from './MovedByClinic';
import { useOwnerWords } from './useOwnerWords';
import { isConfirmable } from './visitStatus';

type Props = {
  visit: Reservation;
  mayBook: boolean;
  /** Whose visit it is, when it is not the user’s own. */
  personName: string | undefined;
  /** Asks nothing of visits that are as they were booked. */
  newsOnly?: boolean;
};

/**
 * « Confirmer ma présence », or, where the clinic moved the visit, the question whether the new time suits. Once it is
 * said the button gives way to words, which take its focus. A back end that takes no confirmation needs none; who may not
 * book for the person only reads what the clinic changed.
 */
export function Attendance({ visit, mayBook, personName, newsOnly = false }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const of = useOwnerWords();
  const dispatch = useAppDispatch();
  const [now] = useState(Date.now);
  const [confirm, { isLoading, isSuccess, error }] = useConfirmReservationMutation();
  const said = useRef<HTMLParagraphElement>(null);
  const isNeedless = error !== undefined && isAbsent(error);
  const isSaid = isSuccess || isNeedless;
  useEffect(() => {
    if (isSaid) said.current?.focus();
  }, [isSaid]);

  const thanks = personName === undefined ? t('attendance.done') : t('attendance.done.for', { name: personName });
  if (isSaid)
    return (
      <p ref={said} tabIndex={-1} role="status">
        <Icon name="success" /> {isNeedless ? t('attendance.needless') : thanks}
      </p>
    );
  const isMoved = visit.movedFrom !== undefined;
  if (!isConfirmable(visit, now) || (newsOnly && !isMoved)) return null;
  const say = async () => {
    const { error: refused } = await confirm({ reservationId: visit.reservationId });
    // The visit on screen just proved to be old.
    if (typeof refusalIn(refused)?.status === 'number') dispatch(appointmentsApi.util.invalidateTags(['History']));
  };
  const agree = personName === undefined ? t('attendance.accept') : t('attendance.accept.for', { name: personName });
  const come = personName === undefined ? t('attendance.confirm') : t('attendance.confirm.for', { of: of(personName) });
  const button = mayBook && (
    <>
      {error && <p role="alert">{words(error)}</p>}
      <Button
        look="secondary"
        busy={isLoading && t('attendance.busy')}
        onPress={() => {
          void say();
        }}
      >
        {isMoved ? agree : come}
      </Button>
    </>
  );
  return isMoved ? (
    <MovedByClinic visit={visit} mayBook={mayBook}>
      {button}
    </MovedByClinic>
  ) : (
    <div>{button}</div>
  );
}
