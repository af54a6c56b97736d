import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import { careApi } from '../careApi';
import { staffApi } from '../staffApi';
import { useStaffDispatch } from '../staffStore';
import type { RowAct, SentAct } from './dayListProps';
import type { OwnActs } from './dayNews';

const leadsTo = { arrived: 'checked-in', done: 'fulfilled', missed: 'noshow', undone: 'booked' } as const;

export const useActs = (day: StaffDayQuery) => {
  const { t } = useTranslation();
  const dispatch = useStaffDispatch();
  const [told, setTold] = useState<{ text: string }>();
  const [own, setOwn] = useState<OwnActs>({});
  const [sent, setSent] = useState<Readonly<Record<string, SentAct>>>({});
  const note = (reservationId: string, about: SentAct | undefined) => {
    setSent(({ [reservationId]: _before, ...others }) => (about ? { ...others, [reservationId]: about } : others));
  };
  const send = (what: RowAct, { reservationId, startsAt }: StaffAppointment) => {
    const { actOnAppointment } = staffApi.endpoints;
    const { remindPatient } = careApi.endpoints;
    const shown = { reservationId, startsAt, day };
    if (what === 'remind') return dispatch(remindPatient.initiate(shown, { track: false }));
    setOwn((before) => ({ ...before, [reservationId]: leadsTo[what] }));
    return dispatch(actOnAppointment.initiate({ ...shown, act: what }, { track: false }));
  };
  const act = async (appointment: StaffAppointment, what: RowAct): Promise<void> => {
    const { reservationId, name } = appointment;
    setTold(undefined);
    note(reservationId, { act: what });
    const { error } = await send(what, appointment);
    note(reservationId, error && { act: what, failure: error });
    if (!error) setTold({ text: t(`staff.told.${what}`, { name }) });
  };
  return {
    act,
    sent,
    told,
    own,
    cancelling: ({ reservationId }: StaffAppointment) => {
      note(reservationId, undefined);
      setOwn((before) => ({ ...before, [reservationId]: 'cancelled' }));
    },
    tellCancelled: ({ name }: StaffAppointment) => {
      setTold({ text: t('staff.told.cancelled', { name }) });
    },
  };
};
