import type { Slot } from '../../../contract/appointments.ts';
import { useWatchSlotsQuery, watchedSlotsApi } from '../../api/live/watchedSlotsApi';
import { useAppSelector } from '../../store/hooks';

export const useIsTaken = ({ spaceId, clinicId }: Slot): boolean =>
  useWatchSlotsQuery(clinicId, { selectFromResult: ({ data }) => ({ isTaken: data?.[spaceId] === 'taken' }) }).isTaken;

type State = Parameters<Parameters<typeof useAppSelector>[0]>[0];

const newsOf = (state: State, clinicId: string) =>
  watchedSlotsApi.endpoints.watchSlots.select(clinicId)(state).data ?? {};

/** Counts slots taken since listing; returns ids of freed, unlisted ones. */
export const useSlotNews = (slots: readonly Slot[]) => {
  const listed = new Set(slots.map(({ spaceId }) => spaceId));
  const clinicIds = [...new Set(slots.map(({ clinicId }) => clinicId))];
  // Primitives, so that events without a change do not rerender.
  const selectTaken = (state: State) =>
    slots.filter(({ spaceId, clinicId }) => newsOf(state, clinicId)[spaceId] === 'taken').length;
  const selectFreed = (state: State) =>
    clinicIds
      .flatMap((clinicId) => Object.entries(newsOf(state, clinicId)))
      .filter(([spaceId, news]) => news === 'freed' && !listed.has(spaceId))
      .map(([spaceId]) => spaceId)
      .sort()
      .join(' ');
  return { taken: useAppSelector(selectTaken), freed: useAppSelector(selectFreed) };
};
