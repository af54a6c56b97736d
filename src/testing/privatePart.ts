import { makeRootReducer, type RootState } from '../store/rootReducer';

/** The notes of redux-persist are about nobody. */
const withoutNotes = (slice: object) =>
  Object.fromEntries(Object.entries(slice).filter(([name]) => name !== '_persist'));

/** The slices that may hold something of a person. */
export const privatePart = ({
  api: _api,
  config: _config,
  locale: _locale,
  nav: _nav,
  turns: _turns,
  ...slices
}: RootState): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, withoutNotes(slice)]));

/** As before anyone came. */
export const emptyPart = () => privatePart(makeRootReducer()(undefined, { type: '@@start' }));
