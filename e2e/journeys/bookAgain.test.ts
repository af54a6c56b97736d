import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { openInside } from '../looks/settled.ts';
import { pressInNavigation, use } from '../screens/keyboard.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { findTime } from '../screens/slots.ts';

/** Somebody whom the clinic knows, home again after a booking. */
const comeBack = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller, { mode: 'in-person', age: 71 });
  await introduceOneself(traveller);
  await confirm(traveller);
  await traveller.clinic('verify', person.login);
  await openInside(page, '/app/home');
  await page.getByRole('heading', { level: 1, name: t('home.hello'), exact: true }).waitFor();
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await comeBack(traveller);
  const again = page.locator('main a[href*="step=places"]');
  await again.waitFor();
  await assertLooksWell(traveller);

  await use(traveller, again);
  await page.getByRole('heading', { level: 1, name: t('booking.places.title'), exact: true }).waitFor();
  await use(traveller, await findTime(traveller, { mode: 'in-person', age: 71 }));
  await page.getByText(t('reason.cold-flu'), { exact: true }).waitFor();
  await use(traveller, page.getByRole('button', { name: t('review.confirm'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();

  await pressInNavigation(traveller, 'header.account');
  const erase = page.getByRole('button', { name: t('account.choices.erase'), exact: true });
  await erase.waitFor();
  await assertLooksWell(traveller);
  await use(traveller, erase);
  await page.getByText(t('account.choices.erased'), { exact: true }).waitFor();
  await openInside(page, '/app/home');
  await page.locator('main article').waitFor();
  await again.waitFor({ state: 'detached' });
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'a returning patient books again from home with three controls, and erases what was remembered (decision 90)',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
