import type { StaffAct, StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import type { useServerMessage } from '../../i18n/useServerMessage';

export type RowAct = StaffAct | 'remind';

export type SentAct = { act: RowAct; failure?: Parameters<ReturnType<typeof useServerMessage>>[0] };

export type RowActs = {
  asked: StaffDayQuery;
  backOn: string | undefined;
  timeZone: string;
  onAct: (appointment: StaffAppointment, act: RowAct) => Promise<void>;
  onCancel: (appointment: StaffAppointment) => void;
};

export type RowProps = RowActs & { appointment: StaffAppointment; sent: SentAct | undefined; next: string | undefined };

export type DayListProps = RowActs & {
  appointments: readonly StaffAppointment[];
  sent: Readonly<Record<string, SentAct>>;
  caption: string;
};

const needsAct = ({ acts }: StaffAppointment): boolean =>
  acts.some((act) => act === 'arrived' || act === 'done' || act === 'missed');

export const rowsOf = ({ appointments, sent, caption: _caption, ...acts }: DayListProps): RowProps[] =>
  appointments.map((appointment, at) => ({
    ...acts,
    appointment,
    sent: sent[appointment.reservationId],
    next: appointments.slice(at + 1).find(needsAct)?.reservationId,
  }));
