import { mailboxApi } from '../api/mailboxApi';
import { callFoundAbsent, dependentChosen, sessionEnded, sessionStarted } from '../api/signals';
import { reasonChosen } from '../scheduling/channel/appointmentsSlice';
import { noAnswers } from '../features/guest/guestAnswers';
import { questionAnswered } from '../features/guest/guestSlice';
import { appointmentBooked } from '../features/invitation/invitationSlice';
import { linkExpired } from '../features/appointments/mailedLinkSlice';
import { configLoaded } from '../features/config/configSlice';
import { parseConfig } from '../features/config/parseConfig';
import { displayChosen } from '../features/display/displaySlice';
import { languageChanged } from '../features/locale/localeSlice';
import { navSlice } from '../features/trace/navSlice';
import { keptSlices, makeRootReducer, type RootState } from './rootReducer';

const config = parseConfig({ version: '9', brand: { phone: '1 888 555-0142' } });

/** Every slice, and why what it holds survives the end of a session. A new slice must be named here. */
const survives: Record<keyof RootState, string | false> = {
  api: 'Its own action empties it a moment later, once the refused call has answered (sessionListeners.ts).',
  appointments: false,
  capabilities: false,
  config: 'The settings of the network, about nobody.',
  dependents: false,
  display: 'How this device shows the portal: a choice of the device (product §3).',
  guest: false,
  invitation: false,
  locale: 'The language of this device (spec §4).',
  mailbox: false,
  mailedLink: false,
  nav: 'The pattern of the open route, about nobody.',
  session: false,
};
const keys = Object.keys(survives) as (keyof RootState)[]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- boundary: Object.keys forgets the type

const start = () => {
  const reduce = makeRootReducer();
  const empty = reduce(undefined, { type: '@@start' });
  const full = [
    sessionStarted({ user: 'marie' }),
    configLoaded(config),
    callFoundAbsent('getUser'),
    languageChanged('en'),
    displayChosen({ theme: 'dark' }),
    navSlice.actions.changed({ pattern: '/app/home', params: [], step: null }),
    dependentChosen('7c9e6679-7425-40de-944b-e07fc1f90ae7'),
    reasonChosen({ code: 'skin', ownWords: '' }),
    questionAnswered({ ...noAnswers, firstName: 'Marie' }),
    appointmentBooked({ invitationId: 'invitation of Marie', appointment: null }),
    linkExpired('link of Marie'),
    mailboxApi.util.upsertQueryEntries([{ endpointName: 'countUnread', arg: undefined, value: 3 }]),
  ].reduce<RootState>((state, action) => reduce(state, action), empty);
  const filled: RootState = { ...full, mailbox: { ...full.mailbox, unread: 3 } };
  return { reduce, empty, filled };
};

describe('what survives a session (spec §4 logout, product §3 emptying)', () => {
  it('the table of slices names every slice, and gives a reason for each one kept', () => {
    const { empty, filled } = start();
    expect(Object.keys(empty).sort()).toEqual([...keys].sort());
    expect([...keptSlices].sort()).toEqual(keys.filter((key) => survives[key]).sort());
    for (const key of keys) expect([key, filled[key]]).not.toEqual([key, empty[key]]); // each is filled below
  });

  it.each(['loggedOut', 'rejected', 'elsewhere', 'forgotten'] as const)(
    'the state after a session matches the table, slice by slice, when the session ended as: %s',
    (reason) => {
      const { reduce, empty, filled } = start();
      const after = reduce(filled, sessionEnded(reason));
      for (const key of keys) expect([key, after[key]]).toEqual([key, survives[key] ? filled[key] : empty[key]]);
    },
  );

  it('nothing of the previous person survives when another person signs in over them', () => {
    const { reduce, empty, filled } = start();
    const after = reduce(filled, sessionStarted({ user: 'luc' }));
    expect(after.session).toMatchObject({ user: 'luc', authToken: null });
    for (const key of keys.filter((name) => !survives[name] && name !== 'session'))
      expect([key, after[key]]).toEqual([key, empty[key]]);
  });
});
