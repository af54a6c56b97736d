import type { OfferedAct, StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import type { useServerMessage } from '../../i18n/useServerMessage';

/** Sent at once, since nothing is lost by them. */
export type SentAct = 'arrived' | 'done' | 'remind';

/** Final, and seen by the patient: asked about first. */
export type AskedAct = 'missed' | 'cancel';

export const isSent = (act: OfferedAct): act is SentAct => act === 'arrived' || act === 'done' || act === 'remind';
export const isAsked = (act: OfferedAct): act is AskedAct => act === 'missed' || act === 'cancel';

export type RowAct = SentAct | 'missed';
export type Sending = { act: RowAct; failure?: Parameters<ReturnType<typeof useServerMessage>>[0] };
export type Asking = { act: AskedAct; appointment: StaffAppointment };
export type AskedProps = { appointment: StaffAppointment; timeZone: string; onClosed: () => void };

type RowActs = {
  asked: StaffDayQuery;
  /** The row that another page leads back to. */
  backOn: string | undefined;
  timeZone: string;
  onAct: (appointment: StaffAppointment, act: RowAct) => Promise<void>;
  onAsk: (asking: Asking) => void;
};

export type RowProps = RowActs & { appointment: StaffAppointment; sent: Sending | undefined };

export type DayListProps = RowActs & {
  appointments: readonly StaffAppointment[];
  sent: Readonly<Record<string, Sending>>;
  caption: string;
};

export const rowsOf = ({ appointments, sent, caption: _caption, ...acts }: DayListProps): RowProps[] =>
  appointments.map((appointment) => ({ ...acts, appointment, sent: sent[appointment.reservationId] }));
