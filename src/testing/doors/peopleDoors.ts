import { screen } from '@testing-library/react';

import { addChild } from '../children';
import { threadList, withMessages } from '../messages';
import { finish, sayLink, sayWho } from '../newDependentSteps';
import { field } from '../portalSteps';
import { renderPortal } from '../renderPortal';
import { openSignedIn, signIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { offering, saying, titled, type WriteDoor } from './door';

const addDependent: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/dependents/new');
  await sayWho(user);
  await sayLink(user, 'Mon enfant', /^L’autorité parentale/);
  return { user, press: () => finish(user), done: titled('Vous pouvez agir dès maintenant') };
};

const requestAgreement: WriteDoor = async () => {
  const { login } = await signIn();
  const person = await addChild(login, 'Zoé');
  await server().sql(
    `update dependents set state = 'pending', basis = 'written-authorization', relationship = 'grandparent'
     where patient_id = $1`,
    [person],
  );
  await server().sql(`update patients set birth_date = '1950-07-24' where id = $1`, [person]);
  const { user, router } = await renderPortal('/app/account');
  await screen.findByRole('link', { name: /^Mes renseignements/ });
  await router.navigate(`/app/dependents/${person}/ask`);
  const typed = { label: 'Adresse courriel de cette personne', value: 'zoe@exemple.ca' };
  await user.type(await field(typed.label), typed.value);
  const done = saying('Le courriel part. La personne décidera.');
  return { user, press: pressing(user, 'Écrire à Zoé Roy'), typed, done };
};

const reading = async () => {
  const opened = await withMessages();
  await opened.user.click((await threadList()).getByRole('link', { name: /^Résultat reçu\s?, / }));
  return opened;
};

const back = 'Remettre dans les messages reçus';

const archiveThread: WriteDoor = async () => {
  const { user } = await reading();
  return { user, press: pressing(user, 'Archiver'), done: offering(back) };
};

const unarchiveThread: WriteDoor = async () => {
  const { user } = await reading();
  await pressing(user, 'Archiver')();
  return { user, press: pressing(user, back), done: offering('Archiver') };
};

const uploadAttachment: WriteDoor = async () => {
  const { user } = await withMessages('/app/mailbox/new');
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'Mesures.pdf', { type: 'application/pdf' });
  return {
    user,
    press: async () => user.upload(await screen.findByLabelText('Joindre un fichier'), pdf),
    done: offering('Retirer Mesures.pdf'),
  };
};

export const peopleDoors = {
  addDependent: [addDependent],
  requestAgreement: [requestAgreement],
  archiveThread: [archiveThread, unarchiveThread],
  uploadAttachment: [uploadAttachment],
} satisfies Record<string, readonly WriteDoor[]>;
