import { useState } from 'react';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import { useSearchSlotsInfiniteQuery, type Person, type Searcher } from '../../api/appointmentsApi';
import { useAppSelector } from '../../store/hooks';
import { useComingBack, useFirstNew } from '../../ui';
import { selectRaisonVisite } from '../channel/appointmentsSlice';
import { useBookingChannel } from '../channel/channel';
import { isEarlierOnly, toCriteria, type SearchChoice } from '../search/searchChoice';
import { slotIdOf } from './TimeSlot';
import { useChosen } from '../channel/useChosen';

/** Seconds; an older list refetches when back on screen. */
export const freshSeconds = 20;

/** Pages fetched at different times may overlap. */
const distinct = (slots: Slot[]): Slot[] => [...new Map(slots.map((slot) => [slot.spaceId, slot])).values()];

type Wanted = { choice: SearchChoice; person: Person; moving?: Appointment };

const reasonOfMove = ({ raisonVisite, perName }: Appointment): string => (raisonVisite === perName ? '' : raisonVisite);

/**
 * An earlier-only move also filters by hour: criteria know only days. « Plus d’horaires » focuses the first new slot.
 */
export const useFreeSlots = ({ choice, person, moving }: Wanted) => {
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const profId = useChosen(moving?.reservationId ?? null).profId ?? null;
  const criteria = toCriteria(choice, { raisonVisite: moving ? reasonOfMove(moving) : raisonVisite, profId });
  const { area } = useBookingChannel();
  // A guest's first hold brings a token, and must not repeat the search of the page it leaves.
  const [token] = useState(area.root === 'nosession' ? area.token : null);
  const searcher: Searcher =
    area.root === 'nosession'
      ? { root: area.root, token, ...(moving && area.manageToken && { manageToken: area.manageToken }) }
      : { root: 'main', dependent: person };
  const search = useSearchSlotsInfiniteQuery({ criteria, searcher }, { refetchOnMountOrArgChange: freshSeconds });
  const {
    currentData,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
    fulfilledTimeStamp,
    error,
  } = search;
  const latest = moving && isEarlierOnly(choice) ? millisecondsOf(moving.start) : Infinity;
  const found = distinct(currentData?.pages.flatMap((page) => page.spaces) ?? []);
  const slots = found.filter(({ start }) => millisecondsOf(start) < latest);
  const areAllFound = criteria.sort === 'soonest' && slots.length < found.length; // later pages start later

  // Slots vanish while the user is in another tab or app.
  useComingBack(() => {
    if (Date.now() - (fulfilledTimeStamp ?? 0) > freshSeconds * 1000) void refetch();
  });

  const goToNew = useFirstNew(slots.map(({ spaceId }) => slotIdOf(spaceId)));

  return {
    criteria,
    slots,
    /** Adding pages does not make the list newer. */
    listedAt: currentData?.pages[0]?.checkedAt,
    suggestions: currentData?.pages[0]?.suggestions ?? [],
    hiddenAges: currentData?.pages[0]?.hiddenAges ?? [],
    isSearching: currentData === undefined && isFetching,
    error,
    hasMore: hasNextPage && !areAllFound,
    isAdding: isFetchingNextPage,
    addMore: () => {
      goToNew();
      void fetchNextPage();
    },
    searchAgain: () => {
      void refetch();
    },
  };
};
