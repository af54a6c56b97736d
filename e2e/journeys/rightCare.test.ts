// Holds: product §8 search-criteria
import { importFirst, journey, type Traveller } from '../fixtures/journey.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { stateTimeout, untilFound } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { openInside } from '../looks/settled.ts';
import { clinicIdOf, openSlotsOf } from '../screens/alerts.ts';
import { confirm, introduceOneself } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { use } from '../screens/keyboard.ts';

importFirst(...publishAtNoon());

/** What the clinic says of its one service. */
const saysOfItsService = async (traveller: Traveller, ...words: string[]): Promise<void> => {
  const clinicId = await clinicIdOf(traveller, noonClinics[traveller.lang]);
  const [serviceId = ''] = (await traveller.clinic('services', clinicId)).split(' ');
  await traveller.clinic('service', serviceId, ...words);
};

/** Looks for times until the list says this: the server keeps for a while what a service was. */
const seeList = (traveller: Traveller, text: string): Promise<true> => {
  const { page, lang, t } = traveller;
  const listed = page.locator('main button[id^="place-"]').or(page.getByText(t('booking.empty'), { exact: true }));
  return untilFound(async () => {
    await openInside(page, '/app/home');
    await page.reload(); // which forgets the reason and what was found
    await openSlotsOf(traveller, noonClinics[lang]);
    await listed.waitFor();
    return (await page.getByText(text).isVisible()) || undefined;
  }, text);
};

const told = ({ page }: Traveller, term: string, text: string): Promise<void> =>
  page.locator(`dt:text-is("${term}") + dd`).filter({ hasText: text }).waitFor();

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, lang, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await saysOfItsService(traveller, '--ages', '0-5');
  await seeList(traveller, t('care.hidden.between_other', { from: 0, count: 5 }));
  await page.getByText(t('booking.empty'), { exact: true }).waitFor();
  await assertClean(traveller);

  const adults = t('care.ages.from_other', { count: 18 });
  const onSite = { fr: 'Payable sur place.', en: 'Payable on site.' };
  const fee = ['--fee', '45', '--fee-fr', onSite.fr, '--fee-en', onSite.en, '--cards', 'quebec,none'];
  await saysOfItsService(traveller, '--ages', '18-', ...fee);
  await seeList(traveller, adults);
  await use(traveller, page.locator('main button[id^="place-"]'));
  await page.getByRole('heading', { level: 1, name: t('review.title'), exact: true }).waitFor();
  await told(traveller, t('care.whom'), adults);
  await told(traveller, t('care.cost'), onSite[lang]);
  await assertClean(traveller);
  await introduceOneself(traveller);
  await confirm(traveller);
  await use(traveller, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
  await told(traveller, t('care.whom'), adults);
  await told(traveller, t('care.cost'), onSite[lang]);
  await assertClean(traveller);
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'an adult is not offered the times of young children and reads why, and reads whom a service is for and what it costs before and after booking',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
