// Holds: product §8 offline
import { screen, waitFor } from '@testing-library/react';

import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { recoverReads } from './recoverReads';

it('an error of the network leaves the page although the network came back later than the browser said', async () => {
  const lost = { times: 0 };
  server().fault = ({ url }) => {
    if (!url.includes('/history')) return undefined;
    lost.times += 1;
    return 'lost before';
  };
  const { store } = await openSignedIn('/app/appointments');
  expect(await screen.findByText(/^Pas de réponse du serveur/)).toBeVisible();
  const before = lost.times;
  const repeating = jest.spyOn(globalThis, 'setInterval');
  const stop = recoverReads(store);
  const [later] = repeating.mock.calls[0] ?? [];
  repeating.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(lost.times).toBeGreaterThan(before);
  });
  expect(await screen.findByText(/^Pas de réponse du serveur/)).toBeVisible();
  server().fault = null;
  later?.();
  expect(await screen.findByRole('heading', { name: 'Aucun rendez-vous à venir' })).toBeVisible();
  expect(screen.queryByText(/^Pas de réponse du serveur/)).not.toBeInTheDocument();
  stop();
});
