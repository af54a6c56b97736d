// Holds: product §8 search-criteria, spec §1 delegated
import { screen, waitFor } from '@testing-library/react';

import { addChild } from '../testing/children';
import { searchNear, slotButton, take } from '../testing/bookingSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';

const start = '/app/appointments/new';
const at = clinics({
  pediatrics: { name: 'Pédiatrie du Parc' },
  plateau: {},
  nursery: { name: 'Clinique des Poupons' },
  lake: { name: 'Clinique du Lac' },
});

beforeAll(async () => {
  await server().sql(`update services set max_age = 5, reasons = '{skin}', coverage = 'covered' where id = $1`, [
    at.pediatrics,
  ]);
  await server().sql(
    `update services set coverage = 'fees', fee_cents = 12500, fee_fr = 'À payer sur place.', cards = '{quebec,none}' where id = $1`,
    [at.plateau],
  );
  await server().sql(`update services set max_age = 1, reasons = '{skin}' where id = $1`, [at.nursery]);
  await server().sql(`update clinics set kind = 'private' where id = $1`, [at.lake]);
  await server().sql(
    `update services set min_age = 1, reasons = '{skin}', coverage = 'fees', fee_cents = 8000 where id = $1`,
    [at.lake],
  );
});

describe('the right care', () => {
  it('an adult is not offered the times of young children, and the page says for which ages they are', async () => {
    await offerSlots({ clinicId: at.pediatrics, times: ['08:00'] });
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    expect(await slotButton('9 h 15')).toBeVisible();
    expect(screen.queryByText('Pédiatrie du Parc')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Les heures pour les 0 à 5 ans ne sont pas dans cette liste/)).toBeVisible();
    expect(await screen.findByText(/^Frais\s: 125\s\$$/)).toBeVisible();
  });

  it('the review of an appointment says what it costs and which cards the service takes', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['10:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    expect(await screen.findByText(/^Frais\s: 125\s\$\. À payer sur place\.$/)).toBeVisible();
    expect(await screen.findByText('Carte de la RAMQ, sans carte')).toBeVisible();
  });

  it('the review says the cost of a private clinic once', async () => {
    await offerSlots({ clinicId: at.lake, times: ['11:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '11 h 15');
    expect(await screen.findByText('Clinique privée')).toBeVisible();
    expect(await screen.findAllByText(/Frais\s: 80\s\$/)).toHaveLength(1);
  });

  it('an age of one is one year', async () => {
    await offerSlots({ clinicId: at.nursery, times: ['12:00'] });
    await offerSlots({ clinicId: at.lake, times: ['12:15'] });
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    expect(await screen.findByText('À partir de 1 an')).toBeVisible();
    expect(await screen.findByText(/^Les heures pour les 0 à 1 an ne sont pas dans cette liste/)).toBeVisible();
  });

  it('a child of five is offered the times of young children, with their ages and the cover', async () => {
    await offerSlots({ clinicId: at.pediatrics, times: ['08:30'] });
    const { login } = await signIn();
    const child = await addChild(login, 'Léa');
    await server().sql(`update patients set birth_date = current_date - interval '5 years' where id = $1`, [child]);
    const { user } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    expect(await slotButton('8 h 30')).toBeVisible();
    expect(await screen.findByText('De 0 à 5 ans')).toBeVisible();
    expect(await screen.findByText('Couvert par la RAMQ')).toBeVisible();
  });
});

describe('a delegate who may book only', () => {
  it.each(['/app/mailbox', '/app/mailbox/new'])('reads a sentence on %s, not an error', async (address) => {
    const { login } = await signIn();
    await addChild(login, 'Léa', ['book']);
    const { user, router } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await router.navigate(address);
    expect(await screen.findByText(/^Cette personne vous permet de prendre ses rendez-vous/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    });
  });
});
