import { dependentChosen, sessionEnded, sessionStarted } from '../api/signals';
import { reasonChosen } from '../features/appointments/appointmentsSlice';
import { configLoaded } from '../features/config/configSlice';
import { parseConfig } from '../features/config/parseConfig';
import { languageChanged } from '../features/locale/localeSlice';
import { makeRootReducer, type RootState } from './rootReducer';

const config = parseConfig({ version: '9', brand: { phone: '1 888 555-0142' } });

/** Every slice, and whether what it holds survives the end of a session. A new slice must be named here. */
const survives: Record<keyof RootState, boolean> = {
  api: true, // emptied by resetApiState, which the session's listeners call
  appointments: false,
  config: true,
  dependents: false,
  display: true,
  locale: true,
  mailbox: false,
  nav: true, // which page is open: the pattern of a route, about nobody
  session: false,
};

const start = () => {
  const reduce = makeRootReducer();
  const empty = reduce(undefined, { type: '@@start' });
  const full = [
    sessionStarted({ user: 'marie' }),
    configLoaded(config),
    languageChanged('en'),
    dependentChosen('7c9e6679-7425-40de-944b-e07fc1f90ae7'),
    reasonChosen({ code: 'skin', ownWords: '' }),
  ].reduce<RootState>((state, action) => reduce(state, action), empty);
  const filled: RootState = { ...full, mailbox: { ...full.mailbox, unread: 3 } };
  return { reduce, empty, filled };
};

describe('what survives a session (spec §4 logout, product §3 emptying)', () => {
  it('names every slice', () => {
    const { empty } = start();
    expect(Object.keys(empty).sort()).toEqual(Object.keys(survives).sort());
  });

  it.each(['loggedOut', 'rejected', 'elsewhere'] as const)(
    'is the settings and the language, when it ended: %s',
    (reason) => {
      const { reduce, empty, filled } = start();
      const after = reduce(filled, sessionEnded(reason));
      expect(after.config).toEqual(config);
      expect(after.locale.lang).toBe('en');
      for (const slice of ['appointments', 'dependents', 'mailbox', 'session'] as const)
        expect(after[slice]).toEqual(empty[slice]);
    },
  );

  it('is nothing of the person before, when somebody signs in over them', () => {
    const { reduce, empty, filled } = start();
    const after = reduce(filled, sessionStarted({ user: 'luc' }));
    expect(after.session).toMatchObject({ user: 'luc', authToken: null });
    for (const slice of ['appointments', 'dependents', 'mailbox'] as const) expect(after[slice]).toEqual(empty[slice]);
  });
});
