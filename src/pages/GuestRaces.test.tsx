// Holds: product §4 express, product §4 lost-race
import { screen, within } from '@testing-library/react';

import { slotButton, title } from '../testing/bookingSteps';
import { askForCode, giveCode, introduce, keepTime, looking } from '../testing/guestSteps';
import { codeMailedTo } from '../testing/mails';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { field } from '../testing/portalSteps';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

describe('the mailed code', () => {
  it('is offered by the device, pasted with words around it, and wrong is said kindly without losing the place', async () => {
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

  it('can be asked for again, and only the newest counts', async () => {
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

  it('that ran out says so, and a new one books', async () => {
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

describe('a place that somebody else takes first', () => {
  it('while one looks, leaves the person on the list with the nearest places', async () => {
    const { user, first } = await looking(at.plateau);
    await server().run('src/testing/elsewhere.mjs', 'holdElsewhere', first);
    await user.click(await slotButton('9 h 15'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    await user.click(within(alert).getByRole('button', { name: /^9\sh\s30/ }));
    await title('Pour qui est le rendez-vous?');
  });

  it('after the hold ran out, loses no answer', async () => {
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
    expect(screen.getByText('Élise Ouellet')).toBeVisible();
    await askForCode(user);
    await giveCode(user, person);
    await title('Rendez-vous confirmé');
  });
});

/** Three others name the mailbox that was named last, and hold a place each. */
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
  it('says that this place is kept no more, and books it all the same', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await askForCode(user);
    expect(screen.getByRole('timer')).toBeVisible();
    await holdForSameMailbox(await offerSlots({ clinicId: at.plateau, times: ['14:00', '14:15', '14:30'] }));
    await user.click(screen.getByRole('button', { name: 'Recevoir un autre code' }));
    expect(await screen.findByText(/Beaucoup de places sont déjà retenues.* celle-ci ne l’est pas/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await giveCode(user, person);
    await title('Rendez-vous confirmé');
  });
});

describe('what stands in the way', () => {
  it('is said with a time when too much was asked', async () => {
    const { user } = await looking(at.plateau);
    server().fault = ({ url }) =>
      url.endsWith('/nosession/api/hold')
        ? Response.json({ message: 'errors.tooManyRequests' }, { status: 429, headers: { 'Retry-After': '300' } })
        : undefined;
    await user.click(await slotButton('9 h 15'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Attendez 5 min');
  });

  it('is the time: the answers stand, and a time is chosen again', async () => {
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

  it('is a lost answer: the same visit, once', async () => {
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
