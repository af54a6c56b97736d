import { useEffect, useRef } from 'react';

import type { Space } from '../../../contract/appointments.ts';
import { useSearchSpacesInfiniteQuery, type Person } from '../../api/appointmentsApi';
import { useAppSelector } from '../../store/hooks';
import { selectProfId, selectRaisonVisite } from './appointmentsSlice';
import { toCriteria, type SearchChoice } from './searchChoice';
import { slotIdOf } from './TimeSlot';
import { useComingBack } from './useComingBack';

/** Places older than this are asked for again when the list comes back on screen. In seconds. */
const freshSeconds = 20;

/** Each place once, though pages that were asked for at different times may overlap. */
const distinct = (spaces: Space[]): Space[] => [...new Map(spaces.map((place) => [place.spaceId, place])).values()];

/** The places that are free for these criteria, page after page. After « Plus d’horaires » the focus goes to the first new one. */
export const useFreePlaces = (choice: SearchChoice, person: Person) => {
  const criteria = toCriteria(choice, { raisonVisite: useAppSelector(selectRaisonVisite), profId: useAppSelector(selectProfId) });
  const search = useSearchSpacesInfiniteQuery({ criteria, dependent: person }, { refetchOnMountOrArgChange: freshSeconds });
  const { currentData, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch, fulfilledTimeStamp, error } = search;
  const places = distinct(currentData?.pages.flatMap((page) => page.spaces) ?? []);

  // Slots vanish while a person is in another tab or looks up something on the phone.
  useComingBack(() => { if (Date.now() - (fulfilledTimeStamp ?? 0) > freshSeconds * 1000) void refetch(); });

  const shownBefore = useRef<Set<string>>(undefined);
  useEffect(() => {
    const first = shownBefore.current && places.find(({ spaceId }) => !shownBefore.current?.has(spaceId));
    if (!first) return;
    shownBefore.current = undefined;
    document.getElementById(slotIdOf(first.spaceId))?.focus();
  });

  return {
    places,
    suggestions: currentData?.pages[0]?.suggestions ?? [],
    isSearching: currentData === undefined && isFetching,
    error,
    hasMore: hasNextPage,
    isAdding: isFetchingNextPage,
    addMore: () => {
      shownBefore.current = new Set(places.map(({ spaceId }) => spaceId));
      void fetchNextPage();
    },
    searchAgain: () => { void refetch(); },
  };
};
