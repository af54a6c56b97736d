// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertCleanOnBoth } from '../looks/clean.ts';
import { openSlotsOf } from '../screens/alerts.ts';
import { somebodyElse } from '../screens/bookAtClinic.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';
import { signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';
import { openSeries, openSlotsPage } from '../screens/staffSlots.ts';

/** Before the demo opens; each language adds its own. */
const early = {
  fr: { from: 6 * 60, shown: /^6\sh\s/ },
  en: { from: 6 * 60 + 30, shown: /^6:30\s/ },
} as const;

const service = { fr: 'Sans rendez-vous', en: 'Walk-in clinic' };

const fillSeries = async ({ page, lang }: Traveller, date: string): Promise<void> => {
  await page.locator('[name=serviceId]').selectOption({ label: service[lang] });
  await page.locator('[name=mode][value=in-person]').focus();
  await page.keyboard.press('Space');
  await page.locator('[name=firstDay]').fill(date);
  await page.locator('[name=lastDay]').fill(date);
  await page.locator('[name=from]').selectOption(String(early[lang].from));
  await page.locator('[name=until]').selectOption(String(early[lang].from + 30));
  await page.locator('[name=length]').selectOption('30');
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, lang, t } = traveller;
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const patient = await somebodyElse(traveller);
  await signUpToBook(patient, newcomer());

  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openSlotsPage(traveller);
  await openSeries(traveller);
  await fillSeries(traveller, date);
  await assertCleanOnBoth(traveller);
  await press(page, page.getByRole('button', { name: t('staff.series.submit_one', { count: 1 }), exact: true }));
  await page.getByText(t('staff.series.done_one', { count: 1 })).waitFor();
  const added = page.locator('[id^="slot-"]').filter({ hasText: early[lang].shown });
  const slotId = ((await added.getAttribute('id')) ?? '').replace('slot-', '');

  await openSlotsOf(patient, staffClinic, date);
  await press(patient.page, patient.page.locator(`[id="place-${slotId}"]`));
  await patient.page.getByRole('heading', { level: 1, name: patient.t('review.title'), exact: true }).waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: a receptionist adds a time on another day, which a patient finds and holds`,
    { lang, width: 1280 },
    walk,
  );
