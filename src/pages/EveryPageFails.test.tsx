import { screen, waitFor } from '@testing-library/react';

import type { CallName } from '../../contract/calls.ts';
import { api } from '../api/api';
import { nameOf } from '../testing/callNames';
import { addresses, openPage, type Opened } from '../testing/everyPage';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

/** Where a page lacks nothing without the answer. */
const needless: Partial<Record<CallName, RegExp>> = {
  // Opens before it is told of anything.
  listen: /./,
  // Whom the frame may name; these pages show nothing of other people, or what a person may do there is known.
  listDependents: /^\/app\/(account|delegates|mailbox|alerts|dependents\/new)/,
  // Says whether the back end has people at all.
  listDelegates: /^\/app\/dependents\/new$/,
  // No such message: the page offers to try again either way.
  openThread: /^\/app\/mailbox\/7$/,
  // A badge beside the list itself.
  countUnread: /^\/app\/mailbox$/,
  // Fills in what the person may also type.
  getChoices: /^\/app\/appointments\/new/,
  getUser: /^\/app\/(appointments\/new|mailbox$|dependents\/new|account\/password)/,
  // Names clinics, which the cards and the filter of a clinic miss aloud where there are any.
  getNetwork: /^\/(sofy|login(\/passkey)?|nosession\/closed|app\/(home|account|appointments(\/new)?))$/,
  getGuestNetwork: /^\/nosession\?step=search$/,
  // A report is saved where nobody is known to take it.
  getSupport: /^\/report$/,
  // The server refuses again what these warn of.
  listAlerts: /^\/app\/appointments\/new/,
  listHistory: /^\/app\/appointments\/new$/,
  // Says whether the back end has a log at all.
  listAccess: /^\/app\/account\/export$/,
};

const refused = (): Response =>
  new Response('{"message":"errors.unavailable"}', { status: 503, headers: { 'content-type': 'application/json' } });

const failing = (name: CallName) => (request: Request) =>
  nameOf(request) === name ? { instead: refused() } : undefined;

/** The frame has asked already: what follows is the page's own. */
const openAnew = async (opened: Opened, address: string, failed?: CallName): Promise<CallName[]> => {
  server().fault = null;
  await openPage(opened, '/404');
  opened.store.dispatch(api.util.resetApiState());
  await openPage(opened, '/404');
  const before = server().sent.length;
  if (failed !== undefined) server().fault = failing(failed);
  await openPage(opened, address);
  const asked = server().sent.slice(before).map(nameOf);
  return [...new Set(asked)].filter((name) => name !== undefined);
};

const retries = (): number => screen.queryAllByRole('button', { name: /^Réessayer/ }).length;

const recovers = async (times: number) => {
  server().fault = null;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => {
    expect(retries()).toBe(times);
  });
};

it('a page one of whose calls fails says so, offers to try again, and recovers when the person comes back to it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const opened = await openSignedIn('/404');
  const silent: string[] = [];
  for (const address of addresses) {
    const asked = await openAnew(opened, address);
    const ever = retries();
    for (const name of asked.filter((one) => needless[one]?.test(address) !== true)) {
      await openAnew(opened, address, name);
      if (retries() <= ever) silent.push(`${name} at ${address}`);
      await recovers(ever);
    }
  }
  expect(silent).toEqual([]);
});
