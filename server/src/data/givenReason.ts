import { writtenReason } from '../domain/serviceName.ts';
import type { AppointmentRow } from './appointmentRows.ts';
import type { Vault } from './vault.ts';
import { reasonContext } from './writeAppointment.ts';

type Booked = Pick<AppointmentRow, 'reasonSealed' | 'serviceName' | 'isInvited'>;

/** Null for none: a clinic that invites has its own. */
export const givenReason = ({ reasonSealed, serviceName, isInvited }: Booked, vault: Vault): string | null =>
  isInvited ? null : writtenReason(vault.openOr(reasonSealed, reasonContext, ''), serviceName);
