import type { Hold, Appointment, Slot } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { HoldRow } from '../../data/holds.ts';
import type { SlotRow } from '../../data/slotRows.ts';
import type { AppointmentRow } from '../../data/appointmentRows.ts';
import type { Vault } from '../../data/vault.ts';
import { reasonContext } from '../../data/writeAppointment.ts';
import { toServiceCare, type ServiceTerms } from '../../domain/care/serviceTerms.ts';
import { minuteMs } from '../../domain/durations.ts';
import { toMovedFrom } from '../../domain/movedFrom.ts';
import type { Network } from '../../domain/network.ts';
import { serviceText } from '../../domain/serviceName.ts';
import { toZonedIso } from '../../domain/zonedTime.ts';
import { unreadableText } from '../../domain/unreadable.ts';

const minutesOf = ({ startsAt, endsAt }: SlotRow): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** One decimal: the search origin is no more precise. */
const toKilometres = (metres: number): number => Math.round(metres / 100) / 10;

export type ShownSlot = SlotRow & { heldByMe: boolean; metres?: number | null };

const careIn = (terms: ServiceTerms | undefined, lang: Language): Pick<Slot, 'care'> => {
  const care = terms && toServiceCare(terms, lang);
  return care === undefined ? {} : { care };
};

type Wording = { network: Network; lang: Language };

/** Undefined when its clinic left the network. */
export const toSlot = (slot: ShownSlot, { network, lang }: Wording): Slot | undefined => {
  const clinic = network.clinics.get(slot.clinicId);
  const names = network.serviceNames.get(slot.serviceId);
  if (clinic === undefined || names === undefined || !clinic.active) return undefined;
  return {
    spaceId: slot.slotId,
    clinicId: slot.clinicId,
    profId: slot.professionalId,
    perName: names[lang],
    careType: slot.careType,
    mode: slot.mode,
    languages: slot.languages,
    start: toZonedIso(slot.startsAt, clinic.timeZone),
    timeZone: clinic.timeZone,
    durationMinutes: minutesOf(slot),
    ...(slot.metres === undefined || slot.metres === null ? {} : { distanceKm: toKilometres(slot.metres) }),
    ...careIn(network.services.get(slot.serviceId)?.terms, lang),
    ...(slot.elsewhere && { elsewhere: { ...slot.elsewhere, phone: slot.elsewhere.phone ?? clinic.phone } }),
    held: slot.heldByMe ? 'by-me' : null,
  };
};

/** False when the cached network is too old. */
export const isKnown = ({ clinicId, serviceId }: SlotRow, { clinics, serviceNames }: Network): boolean =>
  clinics.has(clinicId) && serviceNames.has(serviceId);

export const toHold = ({ holdId, slotId, expiresAt, extended }: HoldRow): Hold => ({
  holdId,
  spaceId: slotId,
  expiresAt: expiresAt.toISOString(),
  extendable: !extended,
});

/** Patient's language, clinic's time zone. */
export const toAppointment = (row: AppointmentRow, { vault, lang }: { vault: Vault; lang: Language }): Appointment => ({
  reservationId: row.reservationId,
  reference: row.reference,
  status: row.status,
  raisonVisite: serviceText(vault.openOr(row.reasonSealed, reasonContext, unreadableText), row.serviceName, lang),
  patient: { patientId: row.patientId, firstName: row.firstName, lastName: row.lastName },
  spaceId: row.slotId,
  clinicId: row.clinicId,
  profId: row.professionalId,
  perName: serviceText(row.perName, row.serviceName, lang),
  careType: row.careType,
  mode: row.mode,
  languages: row.languages,
  start: toZonedIso(row.startsAt, row.timeZone),
  timeZone: row.timeZone,
  durationMinutes: minutesOf(row),
  cancelUntil: toZonedIso(row.cancelUntil, row.timeZone),
  clinicPhone: row.clinicPhone,
  ...(row.mode === 'phone' ? { contactPhone: row.contactPhone } : {}),
  ...careIn(row.terms, lang),
  ...(row.attendanceFrom === null ? {} : { attendanceFrom: toZonedIso(row.attendanceFrom, row.timeZone) }),
  ...(row.confirmedAt === null ? {} : { confirmedAt: toZonedIso(row.confirmedAt, row.timeZone) }),
  ...toMovedFrom(row, row.timeZone),
  ...(row.cancelledBy === null ? {} : { cancelledBy: row.cancelledBy }),
});
