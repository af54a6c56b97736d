import { instrument } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';

// The package has it and does not export it: Redux DevTools bundle this file.
import { importState } from '../../node_modules/@redux-devtools/utils/lib/importState.js';

/** What Redux DevTools put into a page: they watch its newest store, and the application imports into that one. */
globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  ({ name, maxAge }) =>
  (...enhancers) =>
  (createStore) =>
  (reducer, preloadedState) => {
    const enhanced = compose(...enhancers, instrument(undefined, { maxAge, shouldCatchErrors: true }));
    const store = enhanced(createStore)(reducer, preloadedState);
    const lifted = store.liftedStore;
    const watched = {};
    globalThis.watchedByDevTools = watched;
    const tell = () =>
      globalThis.watchedByDevTools === watched &&
      globalThis.tellDevTools({ type: 'STATE', name, payload: JSON.stringify(lifted.getState()) });
    lifted.subscribe(tell);
    globalThis.hearDevTools = ({ type, action, state }) => {
      if (type === 'START') tell();
      if (type === 'DISPATCH') lifted.dispatch(action);
      if (type === 'IMPORT') lifted.dispatch({ type: 'IMPORT_STATE', ...importState(state, {}) });
    };
    return store;
  };
