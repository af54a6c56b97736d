/** What is said of places, holds and visits by the rules alone, without a database. Times are minutes since the run began. */

export type ModelPlace = {
  startsAt: number;
  endsAt: number;
  status: 'free' | 'busy' | 'busy-unavailable' | 'set-aside';
};

/** A hold as it was placed; one that ran out stays until somebody needs its place or its holder another. */
export type ModelHold = { person: number; until: number; extended: boolean; serial: number };

export type ModelVisit = {
  person: number;
  place: number;
  status: 'booked' | 'cancelled';
  cancelledBy: 'patient' | 'clinic' | null;
  cancelUntil: number;
  version: number;
  confirmed: boolean;
  movedFrom: number | null;
};

export type Model = {
  now: number;
  places: ModelPlace[];
  /** By place. */
  holds: Map<number, ModelHold>;
  visits: ModelVisit[];
  serials: number;
};

/** What an answer comes to: its status, and its code when it is a refusal. */
export type Answer = string;

const clinicLimit = 120;
const regret = 10;
const holdMinutes = 5;
const upcomingMost = 3;

/** A run begins with some places that overlap, some at the same hour, one within the clinic's limit, and nothing booked. */
export const newModel = (): Model => ({
  now: 0,
  places: (
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

export const placeOf = ({ places }: Readonly<Model>, at: number): ModelPlace => {
  const place = places[at];
  if (place === undefined) throw new Error(`The model has no place ${at}.`);
  return place;
};

/** The place that a person holds, or held until it ran out. */
export const heldBy = ({ holds }: Model, person: number): number | undefined =>
  [...holds].find(([, hold]) => hold.person === person)?.[0];

export const liveHold = (model: Model, at: number): ModelHold | undefined => {
  const hold = model.holds.get(at);
  return hold !== undefined && hold.until > model.now ? hold : undefined;
};

const ownVisits = ({ visits }: Model, person: number, besides: ModelVisit | null): ModelVisit[] =>
  visits.filter((visit) => visit.person === person && visit.status === 'booked' && visit !== besides);

type Wish = { person: number; place: number; besides?: ModelVisit | null };

/** Why a place itself cannot be had. */
export const refusalOfPlace = (model: Model, { person, place: at, besides = null }: Wish): Answer | null => {
  const place = placeOf(model, at);
  if (ownVisits(model, person, besides).some((visit) => visit.place === at)) return '409 appointment.alreadyYours';
  if (place.startsAt <= model.now) return '422 appointment.spaceInPast';
  const hold = liveHold(model, at);
  const isTaken = place.status !== 'free' || (hold !== undefined && hold.person !== person);
  return isTaken ? '409 appointment.spaceTaken' : null;
};

/** Why a visit cannot be put there: the place, another visit at that time, or too many ahead. */
export const refusalOfVisit = (model: Model, { person, place: at, besides = null }: Wish): Answer | null => {
  const refusal = refusalOfPlace(model, { person, place: at, besides });
  if (refusal !== null) return refusal;
  const [place, own] = [placeOf(model, at), ownVisits(model, person, besides)];
  const overlaps = own
    .map((visit) => placeOf(model, visit.place))
    .some((other) => other.startsAt < place.endsAt && place.startsAt < other.endsAt);
  if (overlaps) return '409 appointment.overlap';
  const ahead = own.filter((visit) => placeOf(model, visit.place).endsAt > model.now).length;
  return ahead >= upcomingMost ? '422 appointment.tooMany' : null;
};

const limitOf = (model: Model, { startsAt }: ModelPlace): number =>
  Math.min(Math.max(startsAt - clinicLimit, model.now + regret), startsAt);

/** Puts a visit on a place, which nobody holds any more. */
const occupy = (model: Model, at: number): { place: number; cancelUntil: number } => {
  const place = placeOf(model, at);
  place.status = 'busy';
  model.holds.delete(at);
  return { place: at, cancelUntil: limitOf(model, place) };
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
  visit: ModelVisit,
  { to, by, leaving }: { to: number; by: 'patient' | 'clinic'; leaving: Leaving },
): void => {
  const left = placeOf(model, visit.place);
  left.status = leaving;
  const movedFrom = by === 'clinic' ? (visit.movedFrom ?? left.startsAt) : null;
  Object.assign(visit, occupy(model, to), { version: visit.version + 1, confirmed: false, movedFrom });
};

export const cancel = (model: Model, visit: ModelVisit, by: 'patient' | 'clinic', leaving: Leaving): void => {
  placeOf(model, visit.place).status = leaving;
  Object.assign(visit, { status: 'cancelled', cancelledBy: by, version: visit.version + 1, movedFrom: null });
};

/** Keeps a place for a person, whose other hold ends; gives the number of the hold. */
export const hold = (model: Model, person: number, at: number): number => {
  for (const [place, known] of model.holds) if (known.person === person) model.holds.delete(place);
  model.serials += 1;
  model.holds.set(at, { person, until: model.now + holdMinutes, extended: false, serial: model.serials });
  return model.serials;
};

export const extend = (known: ModelHold): void => {
  known.until += holdMinutes;
  known.extended = true;
};
