import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { searchNear, slotButton, title } from './bookingSteps';
import { codeMailedTo } from './mails';
import { offerSlots } from './slots';
import { field } from './portalSteps';
import { renderPortal } from './renderPortal';

let count = 0;

const guest = () => {
  count += 1;
  return { firstName: 'Élise', lastName: 'Ouellet', birthDate: '1988-02-29', email: `elise.${count}@exemple.ca` };
};

type Guest = ReturnType<typeof guest>;

const next = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
};

const lookWithoutAccount = async () => {
  const opened = await renderPortal('/nosession');
  await opened.user.click(await screen.findByRole('link', { name: /^Prendre un rendez-vous/ }));
  await searchNear(opened.user, 'H2X');
  return opened;
};

/** Opens a clinic with three slots tomorrow, as a guest. */
export const looking = async (clinicId: string) => {
  const slots = await offerSlots({ clinicId, times: ['09:15', '09:30', '09:45'] });
  return { ...(await lookWithoutAccount()), slots, first: slots[0] ?? '', person: guest() };
};

export const keepTime = async (user: UserEvent, time: string) => {
  await user.click(await slotButton(time));
  await title('Pour qui est le rendez-vous?');
};

/** Without a card. */
export const introduce = async (user: UserEvent, { firstName, lastName, birthDate, email }: Guest) => {
  await user.type(await field('Prénom'), firstName);
  await user.type(await field('Nom'), lastName);
  await next(user);
  await title('Quelle est sa date de naissance?');
  await user.type(await field('Date de naissance'), birthDate.replaceAll('-', ''));
  await next(user);
  await title('A-t-elle une carte d’assurance maladie?');
  await user.click(await screen.findByRole('radio', { name: 'Non, ou je n’ai pas le numéro' }));
  await next(user);
  await title('Où pouvons-nous vous joindre?');
  await user.type(await field('Courriel'), email);
  await next(user);
  await title('Dans quelle langue vous écrire?');
  await next(user);
  await title('Vérifiez votre rendez-vous');
};

export const askForCode = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Recevoir le code par courriel' }));
  await title('Écrivez le code reçu par courriel');
};

export const giveCode = async (user: UserEvent, { email }: Guest, code?: string) => {
  const input = await field('Code de six chiffres');
  await user.clear(input);
  await user.type(input, code ?? (await codeMailedTo(email)));
  await user.click(screen.getByRole('button', { name: 'Confirmer le rendez-vous' }));
};

/** @returns the reference */
export const bookWithoutAccount = async (user: UserEvent, time: string, person: Guest): Promise<string> => {
  await keepTime(user, time);
  await introduce(user, person);
  await askForCode(user);
  await giveCode(user, person);
  await title('Rendez-vous confirmé');
  const reference = await screen.findByText(/^[A-Z0-9]{5} [A-Z0-9]{5}$/);
  return reference.textContent.replace(' ', '');
};
