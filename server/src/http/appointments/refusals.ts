import type { Appointment, Slot } from '../../../../contract/appointments.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { listInvitedSlots } from '../../data/invitation/invitationRows.ts';
import { findNearbySlots } from '../../data/nearbySlots.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { reasonCode, type CareObjection } from '../../domain/care/suitability.ts';
import { metresBetween } from '../../domain/distance.ts';
import { AppointmentInTheWay, BrokenRule, Conflict, type Refusal } from '../../domain/errors.ts';
import type { Holder } from '../../domain/holder.ts';
import type { Network, NetworkClinic } from '../../domain/network.ts';
import type { Reach } from '../../domain/searchPlan.ts';
import { orAskWork } from '../work.ts';
import type { BookingDeps } from './booking.ts';
import { BookingObjection } from './bookingTransaction.ts';
import { toAppointment, toSlot } from './wire.ts';

const maxNearby = 3;
const maxClinics = 8;
const maxMetres = 100_000;

const clinicsAround = ({ clinicId, position }: NetworkClinic, { clinics }: Network): Reach[] =>
  [...clinics.values()]
    .filter((other) => other.active)
    .map((other) => ({
      clinicId: other.clinicId,
      metres:
        other.clinicId === clinicId
          ? 0
          : position === null || other.position === null
            ? Infinity
            : metresBetween(position, other.position),
    }))
    .filter(({ metres }) => metres <= maxMetres)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, maxClinics);

const invitedSlots = async (
  invitationId: string,
  holder: Holder,
  deps: BookingDeps,
  lang: Language,
): Promise<Slot[]> => {
  const [found, network] = await Promise.all([
    listInvitedSlots(deps.db, invitationId, holder),
    deps.directory.network.recent(),
  ]);
  return found.slice(0, maxNearby).flatMap((each) => toSlot(each, { network, lang }) ?? []);
};

const nearbySlots = async (
  { booking: { actor, slot }, reason, clientele }: BookingObjection,
  deps: BookingDeps,
  lang: Language,
): Promise<Slot[]> => {
  const { holder, invitationId, patientId } = actor;
  if (invitationId !== undefined) return invitedSlots(invitationId, holder, deps, lang);
  const network = await deps.directory.network.recent();
  const clinic = network.clinics.get(slot.clinicId);
  if (clinic === undefined) return [];
  const clinics = clinicsAround(clinic, network);
  const found = await findNearbySlots(deps.db, {
    holder,
    patientId,
    slot,
    reason: reasonCode(reason),
    clientele,
    clinics,
    limit: maxNearby,
  });
  return found.flatMap((each) => toSlot(each, { network, lang }) ?? []);
};

const withReservation = async (
  reservationId: string | null,
  { db, vault }: BookingDeps,
  lang: Language,
): Promise<{ reservation?: Appointment }> => {
  const row = reservationId === null ? undefined : await findAppointment(db, reservationId);
  return row === undefined ? {} : { reservation: toAppointment(row, { vault, lang }) };
};

const pastRefusal = (): Refusal =>
  new BrokenRule('appointment.spaceInPast', { fields: { space: 'appointment.spaceInPast' } });

const takenRefusal = async (objected: BookingObjection, deps: BookingDeps, lang: Language): Promise<Refusal> =>
  new Conflict('appointment.spaceTaken', { spaces: await nearbySlots(objected, deps, lang) });

const careCodes = {
  age: 'appointment.notForAge',
  ageUnknown: 'appointment.birthDateNeeded',
  reason: 'appointment.notForReason',
  mode: 'appointment.notThisWay',
} as const satisfies Record<CareObjection, ErrorCode>;

const hiddenRefusal = async (objected: BookingObjection, deps: BookingDeps, lang: Language): Promise<Refusal> =>
  objected.booking.slot.startsAt <= objected.booking.claims.now ? pastRefusal() : takenRefusal(objected, deps, lang);

/** Product §4, §8. */
const refuseBooking = async (objected: BookingObjection, deps: BookingDeps, lang: Language): Promise<Refusal> => {
  const {
    objection,
    booking: { actor, claims },
  } = objected;
  switch (objection) {
    case 'alreadyYours':
      return new AppointmentInTheWay(
        'appointment.alreadyYours',
        await withReservation(claims.ownAppointmentId, deps, lang),
        () => hiddenRefusal(objected, deps, lang),
      );
    case 'overlap':
      // An invitation opens only its own appointment.
      return new AppointmentInTheWay(
        'appointment.overlap',
        {
          fields: { space: 'appointment.overlap' },
          ...(actor.invitationId === undefined ? await withReservation(claims.overlappingId, deps, lang) : {}),
        },
        () => hiddenRefusal(objected, deps, lang),
      );
    case 'taken':
      return takenRefusal(objected, deps, lang);
    case 'past':
      return pastRefusal();
    case 'elsewhere':
      return new BrokenRule('appointment.bookedElsewhere', { fields: { space: 'appointment.bookedElsewhere' } });
    case 'tooMany':
      return new BrokenRule('appointment.tooMany', { fields: { space: 'appointment.tooMany' } });
    default:
      return new BrokenRule(careCodes[objection], { fields: { space: careCodes[objection] } });
  }
};

/** @throws Refusal */
export const orRefuse = async <T>(booking: Promise<T>, deps: BookingDeps, lang: Language): Promise<T> => {
  try {
    return await orAskWork(booking, deps);
  } catch (error) {
    throw error instanceof BookingObjection ? await refuseBooking(error, deps, lang) : error;
  }
};
