import type { Hold, Reservation, Space } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { HoldRow } from '../../data/holds.ts';
import type { Place } from '../../data/placeRows.ts';
import type { ReservationRow } from '../../data/reservationRows.ts';
import type { Vault } from '../../data/vault.ts';
import { reasonContext } from '../../data/writeReservation.ts';
import type { Network } from '../../domain/network.ts';
import { serviceWords } from '../../domain/serviceName.ts';
import { toZonedIso } from '../../domain/zonedTime.ts';

const minuteMs = 60_000;

const minutesOf = ({ startsAt, endsAt }: Place): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** Kilometres with one decimal: the point searched from is no finer. */
const toKilometres = (metres: number): number => Math.round(metres / 100) / 10;

export type ShownPlace = Place & { heldByMe: boolean; metres?: number | null };

type Wording = { network: Network; lang: Language };

/** A place as the portal sees it; undefined when its clinic left the network. */
export const toSpace = (place: ShownPlace, { network, lang }: Wording): Space | undefined => {
  const clinic = network.clinics.get(place.clinicId);
  const names = network.serviceNames.get(place.serviceId);
  if (clinic === undefined || names === undefined || !clinic.active) return undefined;
  return {
    spaceId: place.placeId,
    clinicId: place.clinicId,
    profId: place.professionalId,
    perName: names[lang],
    careType: place.careType,
    mode: place.mode,
    languages: place.languages,
    start: toZonedIso(place.startsAt, clinic.timeZone),
    timeZone: clinic.timeZone,
    durationMinutes: minutesOf(place),
    ...(place.metres === undefined || place.metres === null ? {} : { distanceKm: toKilometres(place.metres) }),
    held: place.heldByMe ? 'by-me' : null,
  };
};

/** Whether the network in memory knows what a place names; if not, it is older than the place. */
export const isKnown = ({ clinicId, serviceId }: Place, { clinics, serviceNames }: Network): boolean =>
  clinics.has(clinicId) && serviceNames.has(serviceId);

export const toHold = ({ holdId, placeId, expiresAt, extended }: HoldRow): Hold => ({
  holdId,
  spaceId: placeId,
  expiresAt: expiresAt.toISOString(),
  extendable: !extended,
});

/** A reservation as its patient sees it, in the language they read, times on the clinic's clock. */
export const toReservation = (row: ReservationRow, { vault, lang }: { vault: Vault; lang: Language }): Reservation => ({
  reservationId: row.reservationId,
  reference: row.reference,
  status: row.status,
  raisonVisite: serviceWords(vault.open(row.reasonSealed, reasonContext), row.serviceName, lang),
  patient: { patientId: row.patientId, firstName: row.firstName, lastName: row.lastName },
  spaceId: row.placeId,
  clinicId: row.clinicId,
  profId: row.professionalId,
  perName: serviceWords(row.perName, row.serviceName, lang),
  careType: row.careType,
  mode: row.mode,
  languages: row.languages,
  start: toZonedIso(row.startsAt, row.timeZone),
  timeZone: row.timeZone,
  durationMinutes: minutesOf(row),
  cancelUntil: toZonedIso(row.cancelUntil, row.timeZone),
  clinicPhone: row.clinicPhone,
  ...(row.confirmedAt === null ? {} : { confirmedAt: toZonedIso(row.confirmedAt, row.timeZone) }),
  ...(row.movedFrom === null ? {} : { movedFrom: toZonedIso(row.movedFrom, row.timeZone) }),
  ...(row.cancelledBy === null ? {} : { cancelledBy: row.cancelledBy }),
});
