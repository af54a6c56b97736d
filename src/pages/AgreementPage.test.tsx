// Holds: product §8 agreeing
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { forgetMailedKeys } from '../lib/mailedKey';
import { askedFor, linksOf } from '../testing/family';
import { kept } from '../testing/kept';
import { keyMailedTo } from '../testing/mails';
import { field, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo } from '../testing/underTest';
import { sentence } from '../testing/sentence';

// A browser that opens another link has forgotten the one before.
beforeEach(forgetMailedKeys);

const call = '/nosession/api/agree';
let count = 0;

const open = async (birthDate = '1950-07-24', record: { hin?: null } = {}) => {
  count += 1;
  const email = `marie.${count}@exemple.ca`;
  const asker = await askedFor({ email, birthDate, ...record });
  const key = await keyMailedTo(email, '/nosession/agree');
  return { asker, key, ...(await renderPortal(`/nosession/agree?key=${key}`)) };
};

const giveDate = async (user: UserEvent, date: string) => {
  const input = await field('Date de naissance');
  await user.clear(input);
  await user.type(input, date.replaceAll('-', ''));
  await user.click(screen.getByRole('button', { name: 'Voir la demande' }));
};

describe('the link of a request to act for a person', () => {
  it('the access request link leaves the address, asks for the birth date, shows who asks for what, and changes nothing before a button press', async () => {
    const { asker, key, address, router, user } = await open('1950-07-25');
    expect(await title('Une demande vous concerne')).toBeVisible();
    expect(address()).toBe('/nosession/agree');
    expect(sentTo(call)).toHaveLength(0);
    await giveDate(user, '1950-07-26');
    expect(await screen.findAllByText(/ne correspond pas à la demande/)).not.toHaveLength(0);
    expect(await field('Date de naissance')).toBeInvalid();
    await giveDate(user, '1950-07-25');
    expect(await title('Noël Saint-Onge demande à agir pour vous')).toHaveFocus();
    for (const text of [
      /^Marie, c’est vous qui décidez/,
      'Son grand-père ou sa grand-mère',
      /pourra\s: prendre, déplacer et annuler vos rendez-vous\./,
      /ne peut pas être accordé par ce lien/,
    ]) {
      expect(await screen.findByText(sentence(text))).toBeVisible();
    }
    expect(await linksOf(asker)).toMatchObject([{ state: 'pending' }]);
    expect(
      JSON.stringify([kept(sessionStorage), kept(localStorage), router.state.location, document.title]),
    ).not.toMatch(new RegExp(`${key}|Onge|1950-?07-?25`));
    await user.click(screen.getByRole('button', { name: 'Permettre à Noël Saint-Onge de prendre mes rendez-vous' }));
    expect(await title('C’est accepté')).toHaveFocus();
    expect(address()).toBe('/nosession/agree?step=done');
    expect(await linksOf(asker)).toMatchObject([{ state: 'active', scopes: ['book'] }]);
    await user.click(screen.getByRole('button', { name: 'Retirer son accès à Noël Saint-Onge' }));
    expect(await title('C’est refusé')).toHaveFocus();
    expect(await linksOf(asker)).toMatchObject([{ state: 'ended' }]);
  });

  it('the access request link refuses as easily as it agrees', async () => {
    const { asker, user } = await open('1950-07-27');
    await giveDate(user, '1950-07-27');
    await user.click(await screen.findByRole('button', { name: 'Refuser à Noël Saint-Onge' }));
    expect(await title('C’est refusé')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ouvrir mon compte' })).toHaveAttribute('href', '/app/dependents');
    expect(await linksOf(asker)).toMatchObject([{ state: 'ended' }]);
  });

  it('a person whose record no account finds reads that the clinic ends the access, and grants the rest', async () => {
    const { user } = await open('1950-07-28', { hin: null });
    await giveDate(user, '1950-07-28');
    expect(await screen.findByText(sentence(/quand vous voulez, à la clinique\.$/))).toBeVisible();
    expect(screen.getByText(/accordez-le à la clinique\.$/)).toBeVisible();
    expect(screen.queryByText(/votre propre compte, une fois/)).toBeNull();
  });

  it('an access request link that no longer works, or that a reload forgot, says so and shows another way to decide', async () => {
    const { user } = await renderPortal(`/nosession/agree?key=${'A'.repeat(43)}`);
    await giveDate(user, '1950-07-24');
    expect(await title('Ce lien ne sert plus')).toHaveFocus();
    expect(await screen.findByRole('heading', { name: /Téléphone du réseau/ })).toBeVisible();
    forgetMailedKeys();
    await renderPortal('/nosession/agree?step=request');
    expect(await screen.findByText(/s’ouvre par le lien de votre courriel/)).toBeVisible();
  });
});
