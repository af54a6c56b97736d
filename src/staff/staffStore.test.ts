import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { ended, opened, selectEnd, selectMember, sessionReducer } from './sessionSlice';
import { staffApi } from './staffApi';
import { type keptStaffSlices, makeStaffReducer, makeStaffStore } from './staffStore';

const member = { staffId: '0d1f9a52-8a3c-4f7e-9c55-2b8a4f1c7e10', name: 'Rose', lang: 'fr', clinics: [] } as const;
const ends = ['signedOut', 'refused'] as const;

const reasons: Record<(typeof keptStaffSlices)[number], string> = {
  session: 'Drops the person by itself, and keeps the language and why the session ended.',
  staffApi: 'Its own action empties it at once.',
};

/** A slice that its author added without a word about sessions. */
const notes = createSlice({
  name: 'notes',
  initialState: { held: '' },
  reducers: { filled: (state, { payload }: PayloadAction<string>) => ({ ...state, held: payload }) },
});
const slices = { session: sessionReducer, [staffApi.reducerPath]: staffApi.reducer, notes: notes.reducer };

describe('what survives a staff session (product §3 emptying)', () => {
  it.each(ends)('a slice added without a word is empty after a staff session that ended as: %s', (end) => {
    const reduce = makeStaffReducer(slices);
    const full = reduce(undefined, notes.actions.filled('called Marie back'));
    expect(full.notes.held).toBe('called Marie back');
    expect(reduce(full, ended(end)).notes.held).toBe('');
    expect(combineReducers(slices)(full, ended(end)).notes.held).toBe('called Marie back'); // without the rule
  });

  it.each(ends)('a module forgets what it remembered when a staff session ended as: %s', (end) => {
    const store = makeStaffStore();
    const memory = new Map([['row', 'Marie']]);
    forgetOnSessionEnd('test rows', () => {
      memory.clear();
    });
    store.dispatch(ended(end));
    expect(memory.size).toBe(0);
  });

  it.each(ends)('the kept slices hold nothing of a person after a staff session that ended as: %s', (end) => {
    const store = makeStaffStore();
    store.dispatch({ type: 'start' });
    const empty = store.getState();
    store.dispatch(opened({ ...member, clinics: [] }));
    void store.dispatch(staffApi.util.upsertQueryData('whoAmI', undefined, { ...member, clinics: [] }));
    expect(selectMember(store.getState())).not.toBeNull();
    store.dispatch(ended(end));
    const after = store.getState();
    expect(Object.keys(after).sort()).toEqual(Object.keys(reasons).sort());
    expect(after).toEqual({ ...empty, session: { ...empty.session, end: selectEnd(after) } });
  });

  it('a tab shows nothing that the person before had read, once somebody else signs in from another tab', () => {
    const store = makeStaffStore();
    const [rose, paul] = [crypto.randomUUID(), crypto.randomUUID()];
    const memory = new Map([['row', 'Marie']]);
    forgetOnSessionEnd('test rows', () => {
      memory.clear();
    });
    const cached = () => Object.keys(store.getState().staffApi.queries);
    store.dispatch(opened({ ...member, staffId: rose, clinics: [] }));
    void store.dispatch(staffApi.util.upsertQueryData('whoAmI', undefined, { ...member, staffId: rose, clinics: [] }));
    store.dispatch(opened({ ...member, staffId: rose, clinics: [] }));
    expect([cached().length, memory.size]).toEqual([1, 1]);
    store.dispatch(opened({ ...member, staffId: paul, clinics: [] }));
    expect([cached().length, memory.size]).toEqual([0, 0]);
    expect(selectMember(store.getState())?.staffId).toBe(paul);
  });
});
