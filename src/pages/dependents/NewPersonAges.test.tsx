// Holds: product §8 add-dependent
import { screen, within } from '@testing-library/react';

import { addChild } from '../../testing/children';
import { next, sayLink, sayWho } from '../../testing/newDependentSteps';
import { title } from '../../testing/portalSteps';
import { openSignedIn, signIn } from '../../testing/signedIn';
import { renderPortal } from '../../testing/renderPortal';
import { server } from '../../testing/underTest';

const bornAgo = (months: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months, 1);
  return day.toISOString().slice(0, 10);
};
const main = () => within(screen.getByRole('main'));

it('access to a person from fourteen to seventeen is said to last until they are eighteen', async () => {
  const { user } = await openSignedIn('/app/dependents/new');
  await sayWho(user, { birthDate: bornAgo(15 * 12) });
  await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
  await title('Que demandez-vous?');
  await next(user);
  await title('Vérifiez vos réponses');
  expect(main().getByText(/^Jusqu’à ses 18\sans$/)).toBeVisible();
  expect(main().queryByText('Sans date de fin')).not.toBeInTheDocument();
});

it('the age of a baby is told in months', async () => {
  const { login } = await signIn();
  const child = await addChild(login, 'Léa');
  await server().sql('update patients set birth_date = $2 where id = $1', [child, bornAgo(5)]);
  const { router, user } = await renderPortal('/app/dependents');
  expect(await screen.findByText(/^5\smois$/)).toBeVisible();
  await router.navigate('/app/dependents/new');
  await sayWho(user, { birthDate: bornAgo(5) });
  await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
  await title('Vérifiez vos réponses');
  expect(main().getByText(/\(5\smois\)/)).toBeVisible();
});
