import type { Slot } from '../../../../contract/appointments.ts';
import type { AgeRange } from '../../../../contract/care.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { countByDay, searchNearest, searchSoonest, type DayCount, type FoundSlot } from '../../data/searchSlots.ts';
import { findHiddenAges } from '../../data/hiddenAges.ts';
import { addDays, daysBetween } from '../../domain/calendar.ts';
import type { PageKey } from '../../domain/cursor.ts';
import type { Holder } from '../../domain/holder.ts';
import type { Network } from '../../domain/network.ts';
import { planSearch, type SearchPlan } from '../../domain/searchPlan.ts';
import type { SearchTerms } from '../../domain/searchTerms.ts';
import type { BookingDeps } from './booking.ts';
import { isKnown, toSlot } from './wire.ts';

export type SlotSearch = { holder: Holder; terms: SearchTerms; after: PageKey | null };

export type Found = { slots: FoundSlot[]; network: Network; plan: SearchPlan };

export const findSlots = async ({ holder, terms, after }: SlotSearch, deps: BookingDeps): Promise<Found> => {
  const network = await deps.directory.network.recent();
  const plan = planSearch(terms, network);
  const { query, reach } = plan;
  const search = { holder, query, after, limit: terms.limit + 1 };
  if (terms.sort === 'nearest') return { slots: await searchNearest(deps.readDb, { ...search, reach }), network, plan };
  const distances = new Map(reach.map(({ clinicId, metres }) => [clinicId, metres]));
  const slots = await searchSoonest(deps.readDb, search);
  return { slots: slots.map((slot) => ({ ...slot, metres: distances.get(slot.clinicId) ?? null })), network, plan };
};

/** Every day of the period. */
export const countDays = async (
  { holder, terms }: Omit<SlotSearch, 'after'>,
  deps: BookingDeps,
): Promise<DayCount[]> => {
  const { query } = planSearch(terms, await deps.directory.network.recent());
  const counts = new Map((await countByDay(deps.readDb, { holder, query })).map(({ date, count }) => [date, count]));
  return Array.from({ length: daysBetween(terms.from, terms.to) + 1 }, (_, day) => addDays(terms.from, day)).map(
    (date) => ({ date, count: counts.get(date) ?? 0 }),
  );
};

/** Reloads the cached network for an unknown clinic or service. */
export const toSlots = async (
  { slots, network }: Pick<Found, 'slots' | 'network'>,
  deps: BookingDeps,
  lang: Language,
): Promise<Slot[]> => {
  const known = slots.every((slot) => isKnown(slot, network)) ? network : await deps.directory.network.fresh();
  return slots.flatMap((slot) => toSlot(slot, { network: known, lang }) ?? []);
};

const mostServices = 200;

export const hiddenAges = async (
  holder: Holder,
  { network, plan }: Pick<Found, 'network' | 'plan'>,
  deps: BookingDeps,
): Promise<AgeRange[]> => {
  if (!('patientId' in holder) || network.agedServices.length === 0) return [];
  const { query, reach } = plan;
  const near = new Set(reach.map(({ clinicId }) => clinicId));
  const serviceIds = network.agedServices
    .filter(({ clinicId }) => near.has(clinicId))
    .slice(0, mostServices)
    .map(({ serviceId }) => serviceId);
  return findHiddenAges(deps.readDb, { holder, query, serviceIds });
};
