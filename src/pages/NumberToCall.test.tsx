// Holds: product §4 profile
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { bookAndSee } from '../testing/appointmentSteps';
import { confirmButton, searchNear, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { bookWithoutAccount, looking } from '../testing/guestSteps';
import { giveCode, invite } from '../testing/invited';
import { field } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });
const start = '/app/appointments/new';

const number = () => field('Numéro que la clinique composera');

const type = async (user: UserEvent, phone: string) => {
  await user.clear(await number());
  await user.type(await number(), phone);
  await user.click(screen.getByRole('button', { name: 'Enregistrer le numéro' }));
};

const call = async (user: UserEvent, phone: string) => {
  await user.click(await screen.findByText('Changer le numéro à appeler'));
  await type(user, phone);
};

const isSaved = async (phone: string) => {
  expect(await screen.findByText(sentence(`La clinique appellera au ${phone}.`))).toBeVisible();
};

/** In the sentence that says so, and in the row. */
const isListed = (phone: string) =>
  waitFor(() => {
    expect(screen.getAllByText(phone)).toHaveLength(2);
  });

const numberOf = async (slots: readonly string[]) => {
  const rows = await server().sql('select contact_phone as phone from appointments where slot_id = any($1::uuid[])', [
    slots,
  ]);
  return rows.map(({ phone }) => phone);
};

const havePhone = (login: string) =>
  server().sql(
    `update patients set phone = '514 555-0142' where id = (select patient_id from accounts where login = $1)`,
    [login],
  );

const makeByPhone = (slots: readonly string[]) =>
  server().sql(`update slots set mode = 'phone' where id = any($1::uuid[])`, [slots]);

describe('the number that rings for a booked appointment', () => {
  it('changes on the page of the appointment, which refuses what is no number and keeps the profile', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], mode: 'phone' });
    const { login } = await signIn();
    await havePhone(login);
    const { user } = await renderPortal(start);
    await bookAndSee(user, '9 h 15');
    expect(await screen.findByText('514 555-0142')).toBeVisible();
    await call(user, '12');
    expect(await number()).toHaveAccessibleDescription(/10 chiffres/);
    await type(user, '19005551234');
    expect(await number()).toHaveAccessibleDescription(/sans frais ajoutés/);
    await type(user, '4385550101');
    await isSaved('438 555-0101');
    await waitFor(() => {
      expect(screen.queryByText('514 555-0142')).toBeNull();
    });
    await isListed('438 555-0101');
    expect(await numberOf(slots)).toEqual(['438 555-0101']);
    const [own] = await server().sql(
      'select phone from patients where id = (select patient_id from accounts where login = $1)',
      [login],
    );
    expect(own).toEqual({ phone: '514 555-0142' });
  });

  it('changes for a child, and the parent sees the new one', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['10:15'], mode: 'phone' });
    const { login } = await signIn();
    await havePhone(login);
    await addChild(login, 'Léa');
    const { user } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    await user.click(screen.getByRole('link', { name: 'Voir le rendez-vous' }));
    await call(user, '4385550101');
    await isSaved('438 555-0101');
    await isListed('438 555-0101');
    expect(await numberOf(slots)).toEqual(['438 555-0101']);
  });

  it('changes by invitation', async () => {
    const { code, invitationId, slots } = await invite(at.plateau, ['09:15']);
    const opened = await renderPortal('/rvsp/auth');
    await giveCode(opened.user, code);
    await title('Bonjour Huguette');
    await opened.router.navigate(`/rvsp/${invitationId}?step=places`);
    await take(opened.user, '9 h 15');
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer le rendez-vous' }));
    await title('Rendez-vous confirmé');
    await makeByPhone(slots);
    const { user } = await reload(`/rvsp/${invitationId}`);
    await call(user, '4385550102');
    await isSaved('438 555-0102');
    await isListed('438 555-0102');
    expect(await numberOf(slots)).toEqual(['438 555-0102']);
  });

  it('changes on the guest page, which never shows the stored one', async () => {
    const { user, person, slots } = await looking(at.plateau);
    const reference = await bookWithoutAccount(user, '9 h 15', person);
    await makeByPhone(slots);
    await server().sql(`update appointments set contact_phone = '514 555-0142' where reference = $1`, [reference]);
    await user.click(screen.getByRole('link', { name: 'Retrouver mon rendez-vous' }));
    await user.type(await field('Votre numéro de référence'), reference);
    await user.type(await field('Date de naissance'), '19880229');
    await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
    await title('Votre rendez-vous');
    expect(screen.queryByText('514 555-0142')).toBeNull();
    await call(user, '4385550103');
    await isSaved('438 555-0103');
    await isListed('438 555-0103');
    expect(await numberOf(slots)).toEqual(['438 555-0103']);
  });

  it('is not asked of an appointment in person', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['11:15'] });
    const { user } = await openSignedIn(start);
    await bookAndSee(user, '11 h 15');
    expect(screen.queryByText('Changer le numéro à appeler')).toBeNull();
  });
});
