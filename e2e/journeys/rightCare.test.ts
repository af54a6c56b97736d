// Holds: product §8 search-criteria
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { freeTimes, takeTime } from '../screens/booking.ts';
import { logIn } from '../screens/frontDoor.ts';

const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

const lookFor = async ({ page, t, url }: Traveller, reason: string): Promise<void> => {
  await page.goto(`${url}/#/app/home`);
  await page.getByRole('link', { name: t('home.book') }).click();
  await page.getByRole('radio', { name: t('booking.who.me') }).check();
  await page.getByRole('button', { name: t('booking.who.next') }).click();
  await page.locator('[name=raisonVisite]').selectOption(reason);
  await page.getByRole('radio', { name: t('booking.where.near') }).check();
  await page.locator('[name=postalCode]').fill('H2X 1Y4');
  await page.getByRole('button', { name: t('booking.search') }).click();
  await page.getByRole('heading', { name: t('booking.slots.title') }).waitFor();
};

/** What each service of the list says of itself. */
const servicesOn = async (traveller: Traveller): Promise<{ ages: string; text: string }[]> => {
  await freeTimes(traveller).first().waitFor();
  return traveller.page.locator('main h4').evaluateAll((names) =>
    names.map((name) => ({
      ages: name.closest('[data-ages]')?.getAttribute('data-ages') ?? '',
      text: name.parentElement?.innerText ?? '',
    })),
  );
};

journey(
  'an adult with a cold is never offered a service for children of 0 to 5 years, and each service says what it costs, also before the confirmation',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await logIn(traveller, demoPatient);
    await lookFor(traveller, 'cold-flu');
    await page.getByText(/^Les heures pour les 0 à 5 ans ne sont pas dans cette liste/).waitFor();
    const services = await servicesOn(traveller);
    assert.ok(services.length > 0);
    for (const { ages, text } of services) {
      assert.doesNotMatch(ages, /^0-\d/, text);
      assert.match(text, /Couvert par la RAMQ|Frais\s: \d|Avec frais|Des frais peuvent s’appliquer/);
    }
    await takeTime(traveller, 0);
    await page.getByText(t('care.cost'), { exact: true }).waitFor();
  },
);

journey(
  'a vaccination is never offered by phone, even when only times by phone are asked for',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    await logIn(traveller, demoPatient);
    await lookFor(traveller, 'vaccination');
    const services = await servicesOn(traveller);
    assert.ok(services.length > 0);
    for (const { text } of services) assert.doesNotMatch(text, /Par téléphone|Par vidéo/);
    await page.evaluate(() => {
      window.location.hash += '&modes=phone';
    });
    await page.getByText(t('booking.empty'), { exact: true }).waitFor();
    assert.equal(await freeTimes(traveller).count(), 0);
  },
);
