// Holds: product §4 express, product §8 idempotency
import { screen } from '@testing-library/react';

import { slotButton, title } from '../testing/bookingSteps';
import { askForCode, bookWithoutAccount, giveCode, introduce, keepTime, looking } from '../testing/guestSteps';
import { field } from '../testing/portalSteps';
import { clinics, countLive } from '../testing/slots';
import { server } from '../testing/underTest';
import { pressing, staysHonest, typeDate } from '../testing/unproven';

const at = clinics({ plateau: {} });

const booked = 'Nous ne savons pas encore si votre rendez-vous est pris.';
const cancelled = 'Nous ne savons pas encore si votre rendez-vous est annulé.';

const countCodes = async (): Promise<number> =>
  (await server().sql(`select 1 from outbox where template = 'expressCode'`)).length;

const standsOn = (slots: string[]) => async () => (await countLive(slots)) === 1;
const isFree = (slots: string[]) => async () => (await countLive(slots)) === 0;

const found = async () => {
  const opened = await looking(at.plateau);
  const reference = await bookWithoutAccount(opened.user, '9 h 15', opened.person);
  await opened.user.click(screen.getByRole('link', { name: 'Retrouver mon rendez-vous' }));
  await opened.user.type(await field('Votre numéro de référence'), reference);
  await typeDate(opened.user, '1988-02-29');
  await opened.user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
  await title('Votre rendez-vous');
  return opened;
};

describe('a page in place of the answer to a guest (decision 54)', () => {
  it('a guest is told of no appointment that the server does not have, and keeps the code they typed', async () => {
    const { user, slots, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    await staysHonest({
      user,
      path: '/nosession/api/reserve',
      press: async () => {
        await giveCode(user, person);
        await screen.findByText(booked);
        expect(await field('Code de six chiffres')).not.toHaveValue('');
      },
      unknown: booked,
      ledger: standsOn(slots),
      done: () => title('Rendez-vous confirmé'),
    });
  });

  it('a guest is told of no code that was not sent', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    const before = await countCodes();
    await staysHonest({
      user,
      path: '/nosession/api/identify',
      press: pressing(user, 'Recevoir le code par courriel'),
      unknown: 'Nous ne savons pas encore si le code est parti.',
      ledger: async () => (await countCodes()) === before + 1,
      done: () => title('Écrivez le code reçu par courriel'),
    });
  });

  it('a guest is told of no cancelled appointment that stands', async () => {
    const { user, slots } = await found();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    await staysHonest({
      user,
      path: '/nosession/api/cancel',
      press: pressing(user, 'Annuler ce rendez-vous'),
      unknown: cancelled,
      ledger: isFree(slots),
      done: () => title('Rendez-vous annulé'),
    });
  });

  it('a guest is told of no moved appointment that stays', async () => {
    const { user, slots } = await found();
    await user.click(screen.getByRole('link', { name: 'Déplacer ce rendez-vous' }));
    await title('Déplacer un rendez-vous');
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    await user.click(await slotButton('9 h 45'));
    await title('Vérifiez le déplacement');
    await staysHonest({
      user,
      path: '/nosession/api/reschedule',
      press: pressing(user, 'Déplacer le rendez-vous'),
      unknown: 'Nous ne savons pas encore si votre rendez-vous est déplacé.',
      ledger: standsOn(slots.slice(2)),
      done: () => screen.findByText(/Rendez-vous déplacé/),
    });
    expect(await countLive(slots)).toBe(1);
  });
});
