// Holds: product §4 people
import { screen } from '@testing-library/react';

import { dependentChosen } from '../api/signals';
import { addChild, listDependentsWith } from '../testing/children';
import { title } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const said = 'Vos droits pour Zoé Roy ne comprennent pas ses messages.';

it.each(['/app/mailbox', '/app/mailbox/new'])(
  '%s tells a person who may not read the messages of another of their rights alone',
  async (address) => {
    const { login, router, store } = await openSignedIn('/404');
    const child = await addChild(login, 'Zoé', ['book']);
    await listDependentsWith(store, [child]);
    store.dispatch(dependentChosen(child));
    await router.navigate(address);
    expect(await screen.findByText(said)).toBeVisible();
    expect(sentTo('/api/mailbox/threads')).toHaveLength(0);
  },
);

it('the mailbox says nothing of rights while the list of people is not known', async () => {
  const { login, router, store } = await openSignedIn('/404');
  const child = await addChild(login, 'Zoé', ['book', 'messages']);
  server().fault = ({ url }) => (url.endsWith('/user/dependents') ? new Response(null, { status: 500 }) : undefined);
  store.dispatch(dependentChosen(child));
  await router.navigate('/app/mailbox');
  await title('Mes messages');
  expect(await screen.findByRole('heading', { name: 'Aucun message reçu' })).toBeVisible();
  expect(screen.queryByText(/^Vos droits/)).not.toBeInTheDocument();
});
