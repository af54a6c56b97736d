import type { Space } from '../../../contract/appointments.ts';
import { useWatchPlacesQuery, watchedPlacesApi } from '../../api/live/watchedPlacesApi';
import { useAppSelector } from '../../store/hooks';

/** Whether somebody took the place since it was listed. As long as this is asked, the stream tells of its clinic. */
export const useIsTaken = ({ spaceId, clinicId }: Space): boolean =>
  useWatchPlacesQuery(clinicId, { selectFromResult: ({ data }) => ({ isTaken: data?.[spaceId] === 'taken' }) }).isTaken;

type State = Parameters<Parameters<typeof useAppSelector>[0]>[0];

const newsOf = (state: State, clinicId: string) =>
  watchedPlacesApi.endpoints.watchPlaces.select(clinicId)(state).data ?? {};

/** How many of these places were taken since they were listed, and which places of their clinics came free that are not among them. */
export const usePlaceNews = (places: readonly Space[]) => {
  const listed = new Set(places.map(({ spaceId }) => spaceId));
  const clinicIds = [...new Set(places.map(({ clinicId }) => clinicId))];
  // Texts and numbers: the page is rendered again when they change, not with every event.
  const selectTaken = (state: State) =>
    places.filter(({ spaceId, clinicId }) => newsOf(state, clinicId)[spaceId] === 'taken').length;
  const selectFreed = (state: State) =>
    clinicIds
      .flatMap((clinicId) => Object.entries(newsOf(state, clinicId)))
      .filter(([spaceId, news]) => news === 'freed' && !listed.has(spaceId))
      .map(([spaceId]) => spaceId)
      .sort()
      .join(' ');
  return { taken: useAppSelector(selectTaken), freed: useAppSelector(selectFreed) };
};
