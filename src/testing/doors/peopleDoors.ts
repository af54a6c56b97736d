import { screen } from '@testing-library/react';

import { title } from '../bookingSteps';
import { addChild } from '../children';
import { finish, sayLink, sayWho } from '../newDependentSteps';
import { field } from '../portalSteps';
import { renderPortal } from '../renderPortal';
import { openSignedIn, signIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { notKnown, type WriteDoor } from './door';

const addDependent: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/dependents/new');
  await sayWho(user);
  await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
  return {
    user,
    press: () => finish(user),
    unknown: notKnown('la personne est ajoutée'),
    done: () => title('Vous pouvez agir dès maintenant'),
  };
};

const requestAgreement: WriteDoor = async () => {
  const { login } = await signIn();
  const child = await addChild(login, 'Zoé');
  await server().sql(
    `update dependents set state = 'pending', basis = 'written-authorization', relationship = 'grandparent' where patient_id = $1`,
    [child],
  );
  await server().sql(`update patients set birth_date = '1950-07-24' where id = $1`, [child]);
  const { user, router } = await renderPortal('/app/account');
  await screen.findByRole('link', { name: /^Mes renseignements/ });
  await router.navigate(`/app/dependents/${child}/ask`);
  const typed = { label: 'Adresse courriel de cette personne', value: 'zoe@exemple.ca' };
  await user.type(await field(typed.label), typed.value);
  return {
    user,
    press: pressing(user, 'Écrire à Zoé Roy'),
    unknown: notKnown('la demande est envoyée'),
    typed,
    done: () => screen.findByText('Le courriel part. La personne décidera.'),
  };
};

export const peopleDoors = { addDependent, requestAgreement };
