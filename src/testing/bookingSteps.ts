import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { postInOtherTab } from './otherTab';

export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Its name begins with the time. */
export const slotButton = (time: string) =>
  screen.findByRole('button', { name: new RegExp(`^${time.replaceAll(' ', '\\s')},`) });

export const sayWhy = async (user: UserEvent) => {
  await title('Choisissez une heure');
  await user.selectOptions(await screen.findByLabelText('Raison du rendez-vous'), 'Problème de peau');
  await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
};

export const searchNear = async (user: UserEvent, postalCode: string) => {
  await user.selectOptions(await screen.findByLabelText('Raison du rendez-vous'), 'Problème de peau');
  await user.type(screen.getByLabelText('Code postal'), postalCode);
  await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
  await title('Choisissez une heure');
};

export const take = async (user: UserEvent, time: string) => {
  await user.click(await slotButton(time));
  await title('Vérifiez votre rendez-vous');
};

export const confirmButton = () => screen.findByRole('button', { name: /^Confirmer le rendez-vous(?: pour .+)?$/ });

/** As the same user. */
export const reserveInOtherTab = async (slot: string) => {
  const answer = await postInOtherTab('/api/appointment/reserve', {
    space: slot,
    raisonVisite: 'skin',
    dependent: null,
  });
  if (answer.status !== 201) throw new Error(`reserve answered ${answer.status}`);
};
