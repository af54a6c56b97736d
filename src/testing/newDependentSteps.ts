import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { childsBirthDate } from './childsBirth';
import { field, title } from './portalSteps';

export const next = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
};

type Who = { firstName?: string; birthDate?: string; hin?: string };

export const sayWho = async (
  user: UserEvent,
  { firstName = 'Zoé-Élise', birthDate = childsBirthDate, hin = '' }: Who = {},
) => {
  await title('Qui est cette personne?');
  for (const [label, text] of [
    ['Prénom', firstName],
    ['Nom de famille', 'D’Août-Roy'],
    ['Date de naissance', birthDate.replaceAll('-', '')],
  ] as const) {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  }
  if (hin !== '') await user.type(await field('Numéro d’assurance maladie (NAM) de cette personne (facultatif)'), hin);
  await next(user);
};

export const sayLink = async (user: UserEvent, relationship: string, basis: RegExp) => {
  await title('Qu’est-ce qui vous permet d’agir?');
  await user.selectOptions(await field('Cette personne est'), relationship);
  await user.click(screen.getByRole('radio', { name: basis }));
  await next(user);
};

export const finish = async (user: UserEvent, name = 'Zoé-Élise D’Août-Roy') => {
  await title('Vérifiez vos réponses');
  await user.click(await screen.findByRole('button', { name: `Ajouter ${name}` }));
};
