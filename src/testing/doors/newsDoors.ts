import { screen } from '@testing-library/react';

import { haveDevice } from '../device';
import { codeTexted } from '../mails';
import { field } from '../portalSteps';
import { pressing } from '../unproven';
import { opened } from './accountDoors';
import { notKnown, type WriteDoor } from './door';

const number = '514 555-0188';

const typeNumber = async (user: Awaited<ReturnType<typeof opened>>) => {
  await user.type(await field('Numéro de cellulaire'), number);
};

const keepTextNumber: WriteDoor = async () => {
  const user = await opened('notifications');
  await typeNumber(user);
  return {
    user,
    press: pressing(user, 'Recevoir un code'),
    unknown: notKnown('le texto avec votre code est parti'),
    typed: { label: 'Numéro de cellulaire', value: number },
    done: () => screen.findByText(/^Un code de six chiffres est en route/),
  };
};

const confirmTextNumber: WriteDoor = async () => {
  const user = await opened('notifications');
  await typeNumber(user);
  await pressing(user, 'Recevoir un code')();
  const value = await codeTexted(number.replace(/\D/g, ''));
  await user.type(await field('Code de six chiffres'), value);
  return {
    user,
    press: pressing(user, 'Confirmer le numéro'),
    unknown: notKnown('votre numéro de cellulaire est confirmé'),
    typed: { label: 'Code de six chiffres', value },
    done: () => screen.findByText(/^Vos textos vont au/),
  };
};

const endTextNumber: WriteDoor = async () => {
  const user = await opened('notifications');
  await typeNumber(user);
  await pressing(user, 'Recevoir un code')();
  await screen.findByText(/^Un code de six chiffres est en route/);
  return {
    user,
    press: pressing(user, 'Retirer ce numéro'),
    unknown: notKnown('votre numéro de cellulaire est retiré'),
    done: () => screen.findByRole('button', { name: 'Recevoir un code' }),
  };
};

const keepPushes: WriteDoor = async () => {
  haveDevice('granted');
  const user = await opened('notifications');
  return {
    user,
    press: pressing(user, 'Recevoir des avis sur cet appareil'),
    unknown: notKnown('les avis viendront sur cet appareil'),
    done: () => screen.findByRole('group', { name: 'Ce qui vient sur cet appareil' }),
  };
};

const endPushes: WriteDoor = async () => {
  haveDevice('granted');
  const user = await opened('notifications');
  await pressing(user, 'Recevoir des avis sur cet appareil')();
  return {
    user,
    press: pressing(user, 'Ne plus en recevoir ici'),
    unknown: notKnown('cet appareil a cessé de recevoir des avis'),
    done: () => screen.findByRole('button', { name: 'Recevoir des avis sur cet appareil' }),
  };
};

export const newsDoors = { keepTextNumber, confirmTextNumber, endTextNumber, keepPushes, endPushes };
