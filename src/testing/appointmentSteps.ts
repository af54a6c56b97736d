import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { confirmButton, searchNear, take, title } from './bookingSteps';
import { server } from './underTest';

export const bookAndSee = async (user: UserEvent, time: string): Promise<void> => {
  await searchNear(user, 'H2X');
  await take(user, time);
  await user.click(await confirmButton());
  await title('Rendez-vous confirmé');
  await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
  await title('Votre rendez-vous');
};

export const seekOtherTime = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('link', { name: 'Déplacer ce rendez-vous' }));
  await title('Déplacer un rendez-vous');
  await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
  await title('Choisissez une heure');
};

export const moveButton = () => screen.findByRole('button', { name: 'Déplacer le rendez-vous' });

export const appointmentOn = async (
  slots: readonly string[],
): Promise<{ id: string; slot: string; reference: string }> => {
  const [row] = await server().sql(
    `select id, slot_id, reference from appointments where slot_id = any($1::uuid[]) and status <> 'cancelled'`,
    [slots],
  );
  return { id: String(row?.['id']), slot: String(row?.['slot_id']), reference: String(row?.['reference']) };
};

/** As `npm run clinic` does. */
export const clinicDoes = (name: 'move' | 'cancel', ...i18n: string[]): Promise<unknown> =>
  server().run('src/testing/clinicElsewhere.mjs', 'clinicDoes', name, ...i18n);
