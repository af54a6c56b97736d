/** What is said of slots, holds and appointments by the rules alone, without a database. Times are minutes since the run began. */

export type ModelSlot = {
  startsAt: number;
  endsAt: number;
  status: 'free' | 'busy' | 'busy-unavailable' | 'set-aside';
};

/** A hold as it was placed; one that ran out stays until somebody needs its slot or its holder another. */
export type ModelHold = { person: number; until: number; extended: boolean; serial: number };

export type ModelAppointment = {
  person: number;
  slot: number;
  status: 'booked' | 'cancelled';
  cancelledBy: 'patient' | 'clinic' | null;
  cancelUntil: number;
  version: number;
  confirmed: boolean;
  movedFrom: number | null;
};

export type Model = {
  now: number;
  slots: ModelSlot[];
  /** By slot. */
  holds: Map<number, ModelHold>;
  visits: ModelAppointment[];
  serials: number;
};

/** What an answer comes to: its status, and its code when it is a refusal. */
export type Answer = string;

const clinicLimit = 120;
const regret = 10;
const answering = 24 * 60;
const holdMinutes = 5;
const maxUpcoming = 3;

/** A run begins with some slots that overlap, some at the same hour, one within the clinic's limit, and nothing booked. */
export const newModel = (): Model => ({
  now: 0,
  slots: (
    [
      [30, 50],
      [125, 145],
      [130, 150],
      [180, 200],
      [180, 200],
      [240, 260],
      [255, 275],
      [300, 320],
      [305, 325],
      [360, 380],
      [400, 420],
      [460, 480],
      [520, 540],
      [525, 545],
    ] as const
  ).map(([startsAt, endsAt]) => ({ startsAt, endsAt, status: 'free' })),
  holds: new Map(),
  visits: [],
  serials: 0,
});

export const slotAt = ({ slots }: Readonly<Model>, at: number): ModelSlot => {
  const slot = slots[at];
  if (slot === undefined) throw new Error(`The model has no place ${at}.`);
  return slot;
};

/** The slot that a person holds, or held until it ran out. */
export const heldBy = ({ holds }: Model, person: number): number | undefined =>
  [...holds].find(([, hold]) => hold.person === person)?.[0];

export const liveHold = (model: Model, at: number): ModelHold | undefined => {
  const hold = model.holds.get(at);
  return hold !== undefined && hold.until > model.now ? hold : undefined;
};

const ownAppointments = ({ visits }: Model, person: number, besides: ModelAppointment | null): ModelAppointment[] =>
  visits.filter(
    (appointment) => appointment.person === person && appointment.status === 'booked' && appointment !== besides,
  );

type Input = { person: number; slot: number; besides?: ModelAppointment | null };

/** Why a slot itself cannot be had. */
export const refusalOfSlot = (model: Model, { person, slot: at, besides = null }: Input): Answer | null => {
  const slot = slotAt(model, at);
  if (ownAppointments(model, person, besides).some((appointment) => appointment.slot === at))
    return '409 appointment.alreadyYours';
  if (slot.startsAt <= model.now) return '422 appointment.spaceInPast';
  const hold = liveHold(model, at);
  const isTaken = slot.status !== 'free' || (hold !== undefined && hold.person !== person);
  return isTaken ? '409 appointment.spaceTaken' : null;
};

/** Why an appointment cannot be put there: the slot, another appointment at that time, or too many ahead. */
export const refusalOfAppointment = (model: Model, { person, slot: at, besides = null }: Input): Answer | null => {
  const refusal = refusalOfSlot(model, { person, slot: at, besides });
  if (refusal !== null) return refusal;
  const [slot, own] = [slotAt(model, at), ownAppointments(model, person, besides)];
  const overlaps = own
    .map((appointment) => slotAt(model, appointment.slot))
    .some((other) => other.startsAt < slot.endsAt && slot.startsAt < other.endsAt);
  if (overlaps) return '409 appointment.overlap';
  const ahead = own.filter((appointment) => slotAt(model, appointment.slot).endsAt > model.now).length;
  return ahead >= maxUpcoming ? '422 appointment.tooMany' : null;
};

const limitOf = (model: Model, { startsAt }: ModelSlot, grace: number): number =>
  Math.min(Math.max(startsAt - clinicLimit, model.now + grace), startsAt);

/** Puts an appointment on a slot, which nobody holds any more. */
const occupy = (model: Model, at: number, grace = regret): { slot: number; cancelUntil: number } => {
  const slot = slotAt(model, at);
  slot.status = 'busy';
  model.holds.delete(at);
  return { slot: at, cancelUntil: limitOf(model, slot, grace) };
};

export const book = (model: Model, person: number, at: number): void => {
  model.visits.push({
    person,
    status: 'booked',
    cancelledBy: null,
    version: 0,
    confirmed: false,
    movedFrom: null,
    ...occupy(model, at),
  });
};

type Leaving = 'free' | 'busy-unavailable';

export const move = (
  model: Model,
  appointment: ModelAppointment,
  { to, by, leaving }: { to: number; by: 'patient' | 'clinic'; leaving: Leaving },
): void => {
  const left = slotAt(model, appointment.slot);
  left.status = leaving;
  const movedFrom = by === 'clinic' ? (appointment.movedFrom ?? left.startsAt) : null;
  const taken = occupy(model, to, by === 'clinic' ? answering : regret);
  Object.assign(appointment, taken, { version: appointment.version + 1, confirmed: false, movedFrom });
};

export const cancel = (
  model: Model,
  appointment: ModelAppointment,
  by: 'patient' | 'clinic',
  leaving: Leaving,
): void => {
  slotAt(model, appointment.slot).status = leaving;
  Object.assign(appointment, {
    status: 'cancelled',
    cancelledBy: by,
    version: appointment.version + 1,
    movedFrom: null,
  });
};

/** Keeps a slot for a person, whose other hold ends; gives the number of the hold. */
export const hold = (model: Model, person: number, at: number): number => {
  for (const [slot, known] of model.holds) if (known.person === person) model.holds.delete(slot);
  model.serials += 1;
  model.holds.set(at, { person, until: model.now + holdMinutes, extended: false, serial: model.serials });
  return model.serials;
};

export const extend = (known: ModelHold): void => {
  known.until += holdMinutes;
  known.extended = true;
};
