// Holds: product §4 express, product §4 lost-race
import { screen, waitFor, within } from '@testing-library/react';

import { slotButton, title } from '../testing/bookingSteps';
import { askForCode, giveCode, introduce, keepTime, looking } from '../testing/guestSteps';
import { codeMailedTo } from '../testing/mails';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { field } from '../testing/portalSteps';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

describe('the mailed code', () => {
  it('the code field accepts autofill and a paste with text around the code, and politely reports a wrong code without losing the slot', async () => {
    const { user, person, slots } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    const code = await codeMailedTo(person.email);
    const wrong = code === '000000' ? '000001' : '000000';
    await giveCode(user, person, wrong);
    expect(await screen.findAllByText(/Ce code ne correspond pas/)).not.toHaveLength(0);
    const input = await field('Code de six chiffres');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await user.clear(input);
    input.focus();
    await user.paste(`Votre code : ${code.slice(0, 3)} ${code.slice(3)}.`);
    expect(input).toHaveValue(code);
    await user.click(screen.getByRole('button', { name: 'Confirmer le rendez-vous' }));
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('a guest can request the code again, and only the newest counts', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    const first = await codeMailedTo(person.email);
    await user.click(screen.getByRole('button', { name: 'Recevoir un autre code' }));
    expect(await screen.findByText('Un autre code est en route. Seul le plus récent sert.')).toBeVisible();
    const second = await codeMailedTo(person.email);
    if (first !== second) {
      await giveCode(user, person, first);
      await screen.findAllByText(/Ce code ne correspond pas/);
    }
    await giveCode(user, person, second);
    await title('Rendez-vous confirmé');
  });

  it('an expired code says so, and a new one books', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    await codeMailedTo(person.email);
    await server().sql(`update guest_bookings set code_expires_at = now() - interval '1 second'`);
    await giveCode(user, person, '123456');
    expect(await screen.findAllByText(/Ce code ne sert plus/)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Recevoir un autre code' }));
    await screen.findByText('Un autre code est en route. Seul le plus récent sert.');
    await giveCode(user, person);
    await title('Rendez-vous confirmé');
  });
});

describe('a slot that another person takes first', () => {
  it('a guest whose slot another person takes during the search stays on the list with the nearest slots', async () => {
    const { user, first } = await looking(at.plateau);
    await server().run('src/testing/elsewhere.mjs', 'holdElsewhere', first);
    await user.click(await slotButton('9 h 15'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    await user.click(within(alert).getByRole('button', { name: /^9\sh\s30/ }));
    await title('Pour qui est le rendez-vous?');
  });

  it('a guest whose slot another person takes after the hold expired loses no answer', async () => {
    const { user, person, first } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    await server().sql(`update holds set expires_at = now() - interval '1 minute'`);
    await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', first);
    await giveCode(user, person);
    await title('Choisissez une heure');
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^9\sh\s30/ }));
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText('Élise Ouellet')).toBeVisible();
    await askForCode(user);
    await giveCode(user, person);
    await title('Rendez-vous confirmé');
  });
});

const holdForSameMailbox = async (slotIds: string[]) => {
  await server().sql(
    `insert into guest_bookings (token_hash, ip_address_index, slot_id, identity_sealed, email_index, code_digest, code_expires_at, expires_at)
     select sha256(place::text::bytea), ip_address_index, place, identity_sealed, email_index, code_digest, code_expires_at, expires_at
     from unnest($1::uuid[]) as place, (select * from guest_bookings order by created_at desc limit 1) as last`,
    [slotIds],
  );
  await server().sql(
    `insert into holds (id, slot_id, clinic_id, guest_token_hash, expires_at)
     select gen_random_uuid(), id, clinic_id, sha256(id::text::bytea), now() + interval '5 minutes' from slots where id = any($1::uuid[])`,
    [slotIds],
  );
};

describe('a mailbox for which enough is held already', () => {
  it('when a mailbox has enough slots held already, the portal says that this slot is no longer held, and still books it', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    expect(await screen.findByRole('timer')).toBeVisible();
    await holdForSameMailbox(await offerSlots({ clinicId: at.plateau, times: ['14:00', '14:15', '14:30'] }));
    await user.click(screen.getByRole('button', { name: 'Recevoir un autre code' }));
    expect(await screen.findByText(/Beaucoup de places sont déjà retenues.* celle-ci ne l’est pas/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    });
    await giveCode(user, person);
    await title('Rendez-vous confirmé');
  });
});

describe('what stands in the way', () => {
  it('the portal shows the time to wait after too many requests', async () => {
    const { user } = await looking(at.plateau);
    server().fault = ({ url }) =>
      url.endsWith('/nosession/api/hold')
        ? Response.json({ message: 'errors.tooManyRequests' }, { status: 429, headers: { 'Retry-After': '300' } })
        : undefined;
    await user.click(await slotButton('9 h 15'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Attendez 5 min');
  });

  it('an expired guest booking keeps the answers, and the guest chooses a slot again', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await server().sql(`delete from holds`);
    await server().sql(`delete from guest_bookings`);
    await user.click(screen.getByRole('button', { name: 'Recevoir le code par courriel' }));
    await title('Choisissez une heure');
    expect(await screen.findByText(/vos réponses sont conservées/)).toBeVisible();
    await user.click(await slotButton('9 h 15'));
    await title('Vérifiez votre rendez-vous');
  });

  it('a guest booking repeated after a lost answer shows the same appointment, once', async () => {
    const { user, person, slots } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    server().fault = ({ url }) => (url.endsWith('/nosession/api/reserve') ? 'lost after' : undefined);
    await giveCode(user, person);
    expect(await screen.findByRole('alert')).toHaveTextContent('vous n’aurez qu’un seul rendez-vous');
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Confirmer le rendez-vous' }));
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });
});
