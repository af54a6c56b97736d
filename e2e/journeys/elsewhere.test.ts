// Holds: product §5 slots-feed
import assert from 'node:assert/strict';

import { importFirst, journey, type Traveller } from '../fixtures/journey.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { beginning } from '../fixtures/text.ts';
import { assertClean } from '../looks/clean.ts';
import { openSlotsOf } from '../screens/alerts.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';

const extensions = 'http://fhir-registry.smarthealthit.org/StructureDefinition/';

importFirst(
  ...publishAtNoon('link-out', [
    { url: `${extensions}booking-deep-link`, valueUrl: 'https://midi.example/rendez-vous?slot=1' },
    { url: `${extensions}booking-phone`, valueString: '+1 514 555-0111' },
  ]),
);

/** The slot of a clinic that nobody entrusted: its own link and phone, and nothing to hold. */
const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang, url } = traveller;
  await signUpToBook(traveller, newcomer());
  await openSlotsOf(traveller, noonClinics[lang]);
  const link = page.getByRole('link', { name: beginning(`${t('booking.elsewhere.link')},`) });
  const href = (await link.getAttribute('href')) ?? '';
  const { origin, searchParams } = new URL(href);
  assert.equal(origin, 'https://midi.example');
  assert.equal(searchParams.get('slot'), '1');
  assert.equal(searchParams.get('source'), new URL(url).hostname);
  assert.equal(
    await page.getByRole('link', { name: '514 555-0111', exact: true }).getAttribute('href'),
    'tel:5145550111',
  );
  const spaceId = searchParams.get('booking-referral') ?? '';
  assert.equal(await page.locator(`#place-${spaceId}`).count(), 0, 'Nothing here holds it.');
  await assertClean(traveller);
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'a person finds a slot that only its clinic books, with the link and the phone of the clinic (product §5 slots-feed)',
    { lang, width: lang === 'fr' ? 390 : 1280 },
    walk,
  );
