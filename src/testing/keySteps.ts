import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { press } from './factorSteps';
import { goodPassword } from './people';
import { field, title } from './portalSteps';
import { openSignedIn } from './signedIn';

export const factorPage = '/app/account/factor';

export const addKey = async (user: UserEvent, name = 'Téléphone bleu'): Promise<void> => {
  await press(user, 'Ajouter une clé d’accès');
  await user.clear(await field('Nom de la clé'));
  await user.type(await field('Nom de la clé'), name);
  const form = within(await screen.findByRole('region', { name: 'Clés d’accès' }));
  await user.type(form.getByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
  await press(user, 'Créer la clé');
};

export const withKey = async () => {
  const opened = await openSignedIn(factorPage);
  await addKey(opened.user);
  await screen.findByRole('heading', { name: 'Gardez vos codes de secours' });
  await press(opened.user, 'J’ai gardé mes codes');
  await title('Mon compte');
  return opened;
};
