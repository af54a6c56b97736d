import { combineReducers, createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { sessionEnded } from '../api/signals';
import { forgetMemories, forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { privateByDefault } from '../lib/privateByDefault';
import { testSeed } from '../testing/testSeed';
import { isSessionChange } from './rootReducer';

type State = Record<string, { held: string }>;

const seed = testSeed(20_261_124);
const ends = fc.constantFrom('loggedOut', 'rejected', 'elsewhere', 'forgotten');
const added = fc.record({
  name: fc.stringMatching(/^[a-z]{3,10}$/),
  empty: fc.string(),
  held: fc.string({ minLength: 1 }).map((text) => `Marie ${text}`),
  end: ends,
});

/** A slice that its author added without a word about sessions, and what fills it. */
const addedSlice = (name: string, held: string) => {
  const slice = createSlice({
    name,
    initialState: { held },
    reducers: { filled: (state, { payload }: PayloadAction<string>) => ({ ...state, held: payload }) },
  });
  return { reducers: { [name]: slice.reducer }, filled: slice.actions.filled };
};

const leftBehind = (reducer: Reducer<State>, full: State, end: Parameters<typeof sessionEnded>[0]): string[] => {
  const empty = reducer(undefined, { type: 'start' });
  return Object.entries(reducer(full, sessionEnded(end)))
    .filter(([name, { held }]) => held !== empty[name]?.held)
    .map(([name]) => name);
};

describe('what is added to the portal (product §3 emptying)', () => {
  it('the end of a session leaves nothing of a person in a slice that no list names, whatever its name and state', () => {
    fc.assert(
      fc.property(added, ({ name, empty, held, end }) => {
        const { reducers, filled } = addedSlice(name, empty);
        const root = combineReducers(privateByDefault(reducers, [], isSessionChange));
        const full = root(undefined, filled(held));
        expect(full[name]?.held).toBe(held);
        expect(leftBehind(root, full, end)).toEqual([]);
      }),
      { seed },
    );
  });

  it('the check detects a slice that survives the session, outside the root or kept', () => {
    const { reducers, filled } = addedSlice('favorites', '');
    const outside = combineReducers(reducers);
    const full = outside(undefined, filled('clinic of Marie'));
    expect(leftBehind(outside, full, 'loggedOut')).toEqual(['favorites']);
    const kept = combineReducers(privateByDefault(reducers, ['favorites'], isSessionChange));
    expect(leftBehind(kept, full, 'loggedOut')).toEqual(['favorites']);
  });

  it('the end of a session leaves nothing in the memory of a registered module', () => {
    fc.assert(
      fc.property(added, ({ name, held, end }) => {
        const memory = new Map<string, string>();
        forgetOnSessionEnd(`test ${name}`, () => {
          memory.clear();
        });
        memory.set(name, held);
        forgetMemories({ by: end, user: 'marie' });
        expect(memory.size).toBe(0);
      }),
      { seed },
    );
  });
});
