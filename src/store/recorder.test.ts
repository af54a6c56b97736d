import { configureStore, type UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { sessionEnded } from '../api/signals';
import { makeRecorder } from './recorder';

const open = () => {
  const { middleware, read } = makeRecorder();
  const store = configureStore({
    reducer: (count: number = 0, { type }: UnknownAction) => (type === 'count/rose' ? count + 1 : count),
    middleware: (usual) => usual().concat(middleware),
  });
  return {
    store,
    read,
    rise: (times: number) => {
      for (let time = 0; time < times; time += 1) store.dispatch({ type: 'count/rose' });
    },
  };
};

describe('the recorder', () => {
  it('the recorder keeps the last 300 actions, the state before them, and the number of earlier actions', () => {
    const { rise, read } = open();
    rise(2);
    expect(read()).toMatchObject({ base: 0, dropped: 0, actions: [{ type: 'count/rose' }, { type: 'count/rose' }] });
    rise(310);
    expect(read()).toMatchObject({ base: 12, dropped: 12 });
    expect(read().actions).toHaveLength(300);
  });

  it.each([
    ['a session ends', sessionEnded('loggedOut')],
    ['the answers are forgotten', api.util.resetApiState()],
  ])('the recorder forgets everything when %s', (_when, action) => {
    const { store, rise, read } = open();
    rise(3);
    store.dispatch(action);
    expect(read()).toEqual({ base: 3, actions: [], times: [], dropped: 0 });
  });

  it('the recorder starts from what storage held, and leaves out the action that restored it', () => {
    const { store, rise, read } = open();
    rise(2);
    store.dispatch({ type: 'persist/REHYDRATE', key: 'session', payload: { user: 'marie' } });
    rise(1);
    expect(read()).toEqual({ base: 2, actions: [{ type: 'count/rose' }], times: [expect.any(Number)], dropped: 0 });
  });

  it('the recorder leaves out persistence actions, which carry functions', () => {
    const { store, read } = open();
    store.dispatch({ type: 'persist/REHYDRATE', payload: { user: 'marie' } });
    expect(read().actions).toEqual([]);
  });
});
