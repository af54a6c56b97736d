// Holds: spec §2 document-head
import { act, screen } from '@testing-library/react';

import { addresses, openPage } from '../testing/everyPage';
import { openSignedIn } from '../testing/signedIn';

const windowTitle = () => document.title.replace(/^\(\d+\) /, '').replace(/ – Portail patient.*$/, '');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Their heading greets or counts. */
const said: Readonly<Record<string, string>> = { Bonjour: 'Accueil' };

describe('the title of the window', () => {
  it('says on every page what its heading says', async () => {
    const opened = await openSignedIn('/404');
    const found: Record<string, string> = {};
    for (const address of addresses) {
      await openPage(opened, address);
      await act(async () => Promise.resolve());
      const text = heading();
      if (windowTitle() !== (said[text] ?? text)) found[address] = `“${text}” under “${windowTitle()}”`;
    }
    expect(found).toEqual({});
  }, 120_000);
});
