import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import { careApi } from '../careApi';
import { staffApi } from '../staffApi';
import { useStaffDispatch } from '../staffStore';
import type { RowAct, Sending } from './dayListProps';
import type { OwnActs } from './dayNews';

/** `count` tells equal sentences apart. */
export type Told = { text: string; count: number };

const leadsTo = { arrived: 'checked-in', done: 'fulfilled', missed: 'noshow' } as const;

export const useActs = (day: StaffDayQuery) => {
  const { t } = useTranslation();
  const dispatch = useStaffDispatch();
  const [told, setTold] = useState<Told>();
  const [own, setOwn] = useState<OwnActs>({});
  const [sent, setSent] = useState<Readonly<Record<string, Sending>>>({});
  const tell = (text: string) => {
    setTold((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  };
  const note = (reservationId: string, about: Sending | undefined) => {
    setSent(({ [reservationId]: _before, ...others }) => (about ? { ...others, [reservationId]: about } : others));
  };
  const send = (what: RowAct, { reservationId, startsAt }: StaffAppointment) => {
    const shown = { reservationId, startsAt, day };
    if (what === 'remind') return dispatch(careApi.endpoints.remindPatient.initiate(shown, { track: false }));
    setOwn((before) => ({ ...before, [reservationId]: leadsTo[what] }));
    return dispatch(staffApi.endpoints.actOnAppointment.initiate({ ...shown, act: what }, { track: false }));
  };
  const act = async (appointment: StaffAppointment, what: RowAct): Promise<void> => {
    const { reservationId, name } = appointment;
    note(reservationId, { act: what });
    const { error } = await send(what, appointment);
    note(reservationId, error && { act: what, failure: error });
    if (!error) tell(t(`staff.told.${what}`, { name }));
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
      tell(t('staff.told.cancelled', { name }));
    },
  };
};
