import { readFileSync } from 'node:fs';

import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';

import { api } from '../api/api';
import { isRecord } from '../lib/isRecord';
import { addresses, openPage, replacing, type Opened } from '../testing/everyPage';
import { replacements } from '../testing/replacements';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const textsIn = (file: string): Record<string, unknown> => {
  const catalogue: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(catalogue) ? catalogue : {};
};
const texts = { ...textsIn('public/assets/i18n/fr.json'), ...textsIn('public/assets/i18n/app/fr.json') };

/** A choice, an offer, part of a hint, and a count that an earlier answer gave. */
const alwaysTrue = ['guest.card.none', 'home.alerts.none', 'care.card.none', 'home.messages.none'];

const saysNothing = Object.entries(texts)
  .filter(([key]) => /\.(?:none|empty)$/.test(key) && !alwaysTrue.includes(key))
  .map(([, text]) => String(text));

const failing = /Un réseau entre vous et nous|La réponse reçue n’est pas lisible/;

const replacedIn = ({ store }: Opened): string[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === QueryStatus.rejected && isRecord(query.error) && query.error['status'] === 'replaced'
      ? [query.endpointName]
      : [],
  );

const missedElsewhere = ['countUnread'];

const page = () => within(screen.getByRole('main'));

const wrongIn = (opened: Opened): string[] => {
  const told = screen.getByRole('main').textContent;
  const missed = replacedIn(opened).filter((name) => !missedElsewhere.includes(name));
  return [
    ...saysNothing.filter((text) => told.includes(text)).map((text) => `says: ${text}`),
    missed.length > 0 && !failing.test(told) ? `silent about ${missed.join(', ')}` : '',
    failing.test(told) && page().queryAllByRole('button', { name: /^Réessayer/ }).length === 0 ? 'no retry' : '',
  ].filter((wrong) => wrong !== '');
};

/** RTK Query tells React of an answer in the next frame only. */
const staysWrongIn = async (opened: Opened): Promise<string[]> => {
  await waitFor(() => {
    expect(wrongIn(opened)).toEqual([]);
  }).catch(() => undefined);
  return wrongIn(opened);
};

const staysWrong = (opened: Opened): Promise<string[]> =>
  waitFor(
    () => {
      expect(replacedIn(opened)).toEqual([]);
      expect(screen.getByRole('main').textContent).not.toMatch(failing);
      return [];
    },
    { timeout: 5_000 },
  ).catch(() => ['stays wrong']);

describe.each(['a firewall page', 'JSON cut in its middle'])('%s in place of every answer', (kind) => {
  it('no page says that there is nothing, each offers a retry, and each works again by itself (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const found: Record<string, string[]> = {};
    const opened = await openSignedIn('/404');
    for (const address of addresses) {
      await openPage(opened, '/404');
      opened.store.dispatch(api.util.resetApiState());
      server().fault = replacing(() => replacements[kind]?.() ?? Response.error());
      await openPage(opened, address);
      const wrong = await staysWrongIn(opened);
      server().fault = null;
      window.dispatchEvent(new Event('online'));
      wrong.push(...(await staysWrong(opened)));
      if (wrong.length > 0) found[address] = wrong;
    }
    expect(found).toEqual({});
  }, 300_000);
});

it('the home page says that it does not know how many messages wait, until an answer says so (decision 54)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signIn();
  server().fault = replacing(() => replacements['a firewall page']?.() ?? Response.error());
  await renderPortal('/app/home');
  expect(await screen.findByText('Nombre de messages inconnu pour le moment')).toBeVisible();
  expect(screen.queryByText('Aucun message non lu')).not.toBeInTheDocument();
});
