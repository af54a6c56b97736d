import { screen } from '@testing-library/react';

import { haveDevice } from '../device';
import { otherSessionOf } from '../otherTab';
import { field, title } from '../portalSteps';
import { openSignedIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { offering, saying, type WriteDoor } from './door';

const number = '514 555-0188';
const typed = { label: 'Numéro de cellulaire', value: number };

const choosing = () => openSignedIn('/app/account/notifications');

const numbering = async () => {
  const opened = await choosing();
  await opened.user.type(await field(typed.label), number);
  return opened;
};

const keepTextNumber: WriteDoor = async () => {
  const { user } = await numbering();
  return {
    user,
    press: pressing(user, 'Recevoir un code'),
    typed,
    done: saying(/^Un code de six chiffres est en route/),
  };
};

const waiting = async () => {
  const { user } = await numbering();
  await pressing(user, 'Recevoir un code')();
  await screen.findByText(/^Un code de six chiffres est en route/);
  const to = `+1${number.replace(/\D/g, '')}`;
  const code = String(await server().run('src/testing/textsElsewhere.mjs', 'codeTextedTo', to));
  return { user, code };
};

const confirmTextNumber: WriteDoor = async () => {
  const { user, code: value } = await waiting();
  const label = 'Code de six chiffres';
  await user.type(await field(label), value);
  return {
    user,
    press: pressing(user, 'Confirmer le numéro'),
    typed: { label, value },
    done: saying(/^Vos textos vont/),
  };
};

const endTextNumber: WriteDoor = async () => {
  const { user } = await waiting();
  return { user, press: pressing(user, 'Retirer ce numéro'), done: offering('Recevoir un code') };
};

const chooseTexts: WriteDoor = async () => {
  const { user, code } = await waiting();
  await user.type(await field('Code de six chiffres'), code);
  await pressing(user, 'Confirmer le numéro')();
  return { user, press: pressing(user, 'Enregistrer mes textos'), done: saying(/choix de textos sont enregistrés/) };
};

const begin = 'Recevoir des avis sur cet appareil';
const end = 'Ne plus en recevoir sur cet appareil';

const keepPushes: WriteDoor = async () => {
  haveDevice('granted');
  const { user } = await choosing();
  return { user, press: pressing(user, begin), done: saying('Cet appareil reçoit des avis.') };
};

const receiving = async () => {
  haveDevice('granted');
  const opened = await choosing();
  await pressing(opened.user, begin)();
  await screen.findByRole('button', { name: end });
  return opened;
};

const choosePushes: WriteDoor = async () => {
  const { user } = await receiving();
  const done = saying('Vos choix d’avis sur vos appareils sont enregistrés.');
  return { user, press: pressing(user, 'Enregistrer ces avis'), done };
};

const endPushes: WriteDoor = async () => {
  const { user } = await receiving();
  return { user, press: pressing(user, end), done: offering(begin) };
};

/** This device becomes one of another session. */
const endOtherPushes: WriteDoor = async () => {
  const { user, login, router } = await receiving();
  const session = await otherSessionOf(login);
  await server().sql(
    'update push_subscriptions set session_id = $1 where account_id = (select account_id from sessions where id = $1)',
    [session],
  );
  await router.navigate('/app/account');
  await title('Mon compte');
  await router.navigate('/app/account/notifications');
  const press = pressing(user, 'Ne plus en recevoir sur mes autres appareils');
  await screen.findByText('Un autre appareil reçoit aussi des avis.');
  const done = () =>
    screen.queryByText('Un autre appareil reçoit aussi des avis.')
      ? null
      : screen.queryByRole('button', { name: begin });
  return { user, press, done };
};

export const newsDoors = {
  keepTextNumber: [keepTextNumber],
  confirmTextNumber: [confirmTextNumber],
  chooseTexts: [chooseTexts],
  endTextNumber: [endTextNumber],
  keepPushes: [keepPushes],
  choosePushes: [choosePushes],
  endPushes: [endPushes],
  endOtherPushes: [endOtherPushes],
} satisfies Record<string, readonly WriteDoor[]>;
