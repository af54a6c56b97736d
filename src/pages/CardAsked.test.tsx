// Holds: product §8 search-criteria, spec §1 delegated
import { screen } from '@testing-library/react';

import { searchNear, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { introduce, keepTime, looking } from '../testing/guestSteps';
import { giveCode, invite } from '../testing/invited';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';

const start = '/app/appointments/new';
const at = clinics({ plateau: {}, free: { name: 'Clinique du Lac' } });

beforeAll(() =>
  server().sql(`update services set coverage = 'covered', cards = '{quebec}' where id = $1`, [at.plateau]),
);

const asksForCard = () => screen.queryByText(/^Ce service demande\s: carte de la RAMQ\./);

describe('a service that asks for a card', () => {
  it('the review tells a person with the right card only that it must be valid', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    expect(
      screen.getByText(/valide le jour du rendez-vous.*expirée ou perdue, appelez d’abord la clinique/),
    ).toBeVisible();
    expect(asksForCard()).not.toBeInTheDocument();
  });

  it('the review tells a person without a health number, before they confirm', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:30'] });
    const { login } = await signIn();
    await server().sql(
      `update patients set nam_sealed = null, nam_index = null where id = (select patient_id from accounts where login = $1)`,
      [login],
    );
    const { user } = await renderPortal(start);
    await searchNear(user, 'H2X');
    await take(user, '9 h 30');
    expect(asksForCard()).toHaveTextContent('Aucun numéro d’assurance maladie n’est inscrit à votre dossier.');
    expect(screen.getByRole('link', { name: /^Téléphoner\s: 514 555-0123$/ })).toBeVisible();
  });

  it('the review tells a person whose card is of another province', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:45'] });
    const { user } = await openSignedIn(start, { nam: '1234567890' });
    await searchNear(user, 'H2X');
    await take(user, '9 h 45');
    expect(asksForCard()).toHaveTextContent('Votre numéro est celui d’une autre carte.');
  });

  it('the review tells it of a child without a health number, by name', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['10:15'] });
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const { user } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    expect(asksForCard()).toHaveTextContent('Aucun numéro d’assurance maladie n’est inscrit pour Léa Roy.');
  });

  it('a guest who has no card reads it beside the question, and again before asking for the code', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    expect(asksForCard()).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Modifier\s: Carte d’assurance maladie$/ }));
    await title('A-t-elle une carte d’assurance maladie?');
    expect(asksForCard()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Oui, j’ai le numéro' }));
    expect(asksForCard()).not.toBeInTheDocument();
  });

  it('the review of an invitation says that the card must be valid', async () => {
    const { code } = await invite(at.plateau, ['09:15']);
    const { user } = await renderPortal('/rvsp/auth');
    await giveCode(user, code);
    await user.click(await screen.findByRole('link', { name: /^Choisir une heure/ }));
    await take(user, '9 h 15');
    expect(screen.getByText(/expirée ou perdue, appelez d’abord la clinique/)).toBeVisible();
  });
});

it('a service that also takes people without a card says nothing of a missing one', async () => {
  await server().sql(`update services set cards = '{quebec,none}' where id = $1`, [at.free]);
  await offerSlots({ clinicId: at.free, times: ['11:15'] });
  const { login } = await signIn();
  await addChild(login, 'Léo');
  const { user } = await renderPortal(start);
  await user.click(await screen.findByRole('radio', { name: 'Léo Roy' }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await searchNear(user, 'H2X');
  await take(user, '11 h 15');
  expect(asksForCard()).not.toBeInTheDocument();
  expect(screen.queryByText(/expirée ou perdue/)).not.toBeInTheDocument();
});
