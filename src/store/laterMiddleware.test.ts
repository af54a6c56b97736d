import { configureStore, type Middleware } from '@reduxjs/toolkit';

import { makeLaterMiddleware } from './laterMiddleware';

const saying =
  (name: string, said: string[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    said.push(name);
    return next(action);
  };

describe('a middleware that comes later', () => {
  it('lets actions pass until it is there, then hears each one before the reducer, in its order', () => {
    const said: string[] = [];
    const { middleware, fill } = makeLaterMiddleware();
    const store = configureStore({
      reducer: (count: number = 0) => {
        said.push('reducer');
        return count;
      },
      middleware: (usual) => usual().concat(middleware),
    });
    said.length = 0;
    store.dispatch({ type: 'early' });
    fill([saying('first', said), saying('second', said)]);
    store.dispatch({ type: 'late' });
    expect(said).toEqual(['reducer', 'first', 'second', 'reducer']);
  });
});
