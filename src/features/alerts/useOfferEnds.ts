import { useState } from 'react';

export type OfferEnd = 'left' | 'over' | 'lost';

type State = {
  seen: readonly string[];
  /** Told, and perhaps still listed. */
  told: readonly string[];
  /** Perhaps for a while only. */
  refused: string | undefined;
  ended: { how: OfferEnd; times: number } | undefined;
};

const ending = ({ ended, ...state }: State, how: OfferEnd): State => ({
  ...state,
  ended: { how, times: (ended?.times ?? 0) + 1 },
});

const seeing = (state: State, offered: readonly string[]): State => {
  const gone = state.seen.filter((spaceId) => !offered.includes(spaceId));
  const untold = gone.filter((spaceId) => !state.told.includes(spaceId));
  const next = { ...state, seen: offered, told: state.told.filter((spaceId) => !gone.includes(spaceId)) };
  if (untold.length === 0) return next;
  return ending(next, untold.some((spaceId) => spaceId === state.refused) ? 'lost' : 'over');
};

/** How the last offer on the page ended. */
export const useOfferEnds = (offered: readonly string[]) => {
  const [state, setState] = useState<State>({ seen: offered, told: [], refused: undefined, ended: undefined });
  const isSame = offered.length === state.seen.length && offered.every((spaceId) => state.seen.includes(spaceId));
  if (!isSame) setState(seeing(state, offered));
  return {
    ended: state.ended,
    tell: (spaceId: string, how: OfferEnd): void => {
      setState((now) => (now.told.includes(spaceId) ? now : ending({ ...now, told: [...now.told, spaceId] }, how)));
    },
    refuse: (spaceId: string): void => {
      setState((now) => (now.seen.includes(spaceId) ? { ...now, refused: spaceId } : ending(now, 'lost')));
    },
  };
};
