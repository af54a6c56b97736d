import type { Slot } from '../../../contract/appointments.ts';
import { useWatchSlotsQuery, watchedSlotsApi } from '../../api/live/watchedSlotsApi';
import { useAppSelector } from '../../store/hooks';

/** Whether somebody took the place since it was listed. As long as this is asked, the stream tells of its clinic. */
export const useIsTaken = ({ spaceId, clinicId }: Slot): boolean =>
  useWatchSlotsQuery(clinicId, { selectFromResult: ({ data }) => ({ isTaken: data?.[spaceId] === 'taken' }) }).isTaken;

type State = Parameters<Parameters<typeof useAppSelector>[0]>[0];

const newsOf = (state: State, clinicId: string) =>
  watchedSlotsApi.endpoints.watchSlots.select(clinicId)(state).data ?? {};

/** How many of these places were taken since they were listed, and which places of their clinics came free that are not among them. */
export const useSlotNews = (slots: readonly Slot[]) => {
  const listed = new Set(slots.map(({ spaceId }) => spaceId));
  const clinicIds = [...new Set(slots.map(({ clinicId }) => clinicId))];
  // Texts and numbers: the page is rendered again when they change, not with every event.
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
