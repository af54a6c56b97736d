// Holds: product §4 people
import { screen, within } from '@testing-library/react';

import { addChild } from '../../testing/children';
import { childsBirthYear } from '../../testing/childsBirth';
import { renderPortal } from '../../testing/renderPortal';
import { signIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';

const textsOf = async (role: 'term' | 'definition') =>
  within(await screen.findByRole('region', { name: 'Léa Roy' }))
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

it('a parent reads that the access locks on the child’s fourteenth birthday, and how long it lasts with their agreement', async () => {
  const { login } = await signIn();
  const child = await addChild(login, 'Léa');
  await server().sql(`update dependents set ends_on = $2 where patient_id = $1`, [
    child,
    `${childsBirthYear + 18}-05-04`,
  ]);
  await renderPortal('/app/dependents');
  const terms = await textsOf('term');
  const values = await textsOf('definition');
  expect(values[terms.indexOf('Jusqu’au')]).toMatch(
    new RegExp(`^4\\smai\\s${childsBirthYear + 14}, le jour de ses 14\\sans$`),
  );
  expect(values[terms.indexOf('Ensuite, avec son accord, jusqu’au')]).toMatch(
    new RegExp(`^4\\smai\\s${childsBirthYear + 18}$`),
  );
});
