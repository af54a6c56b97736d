import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { isAbsent, refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { Button, Icon, OnScreen, interrupts, saysOnArrival } from '../../ui';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { confirmWithAccount } from '../../scheduling/channel/accountDeeds';
import { MovedByClinic } from './MovedByClinic';
import { useChannelAction } from '../../scheduling/channel/useChannelAction';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { isConfirmable } from '../../scheduling/appointment/appointmentStatus';
import { useStatusTime } from '../../scheduling/appointment/useStatusTime';

type Props = {
  appointment: Appointment;
  mayBook: boolean;
  personName: string | undefined;
  /** Asks only after a move by the clinic. */
  newsOnly?: boolean;
};

/** The text replacing the button takes the focus. */
export function Attendance({ appointment, mayBook, personName, newsOnly = false }: Props) {
  const { t } = useTranslation();
  const of = useOwnerText();
  const { dateTimeOf } = useClinicTime();
  const dispatch = useAppDispatch();
  const now = useStatusTime();
  const { act, isBusy, isDone, problem } = useChannelAction(async () => confirmWithAccount(dispatch, appointment));
  const said = useRef<HTMLParagraphElement>(null);
  const isNeedless = problem !== undefined && isAbsent(problem);
  const isSaid = isDone || isNeedless;
  useEffect(() => {
    if (isSaid) said.current?.focus();
  }, [isSaid]);

  const thanks = personName === undefined ? t('attendance.done') : t('attendance.done.for', { name: personName });
  if (isSaid)
    return (
      <p ref={said} tabIndex={-1} {...saysOnArrival}>
        <Icon name="success" /> <span>{isNeedless ? t('attendance.needless') : thanks}</span>
      </p>
    );
  const isMoved = appointment.movedFrom !== undefined;
  if (!isConfirmable(appointment, now) || (newsOnly && !isMoved)) return null;
  const agree = personName === undefined ? t('attendance.accept') : t('attendance.accept.for', { name: personName });
  const come = personName === undefined ? t('attendance.confirm') : t('attendance.confirm.for', { of: of(personName) });
  const ask = isMoved ? agree : come;
  const say = () => {
    void act();
  };
  const button = mayBook && (
    <>
      {problem && (
        <div {...interrupts}>
          <WriteProblem
            failure={refusalIn(problem) ?? {}}
            what={t('attendance.notKnown')}
            phone={appointment.clinicPhone}
            isBusy={isBusy}
            onLook={say}
          />
        </div>
      )}
      <Button
        look="secondary"
        busy={isBusy && t('attendance.busy')}
        label={t('common.labelled', { label: ask, text: dateTimeOf(appointment) })}
        onPress={say}
      >
        {ask}
      </Button>
    </>
  );
  return isMoved ? (
    <OnScreen>
      <MovedByClinic appointment={appointment} mayBook={mayBook}>
        {button}
      </MovedByClinic>
    </OnScreen>
  ) : (
    <OnScreen>{button}</OnScreen>
  );
}
