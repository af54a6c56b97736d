import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { saveNumber } from '../screens/appointments.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';

/** Other numbers on the page may read the same. */
const calls = ({ page, t }: Traveller, number: string): Promise<void> =>
  page
    .locator(`dt:text-is("${t('appointment.contactPhone')}") + dd`)
    .filter({ hasText: number })
    .waitFor();

const changeNumber = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller, { mode: 'phone', age: 71 });
  await introduceOneself(traveller);
  await confirm(traveller);
  await press(page, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
  await calls(traveller, '514 555-0123');
  await press(page, page.getByText(t('appointment.number.change'), { exact: true }));
  await typeIn(page, 'phone', '12');
  await press(page, page.getByRole('button', { name: t('appointment.number.save'), exact: true }));
  await page.locator('[name=phone][aria-invalid=true]').waitFor();
  await assertClean(traveller);
  await saveNumber(traveller);
  await calls(traveller, '438 555-0101');
  await assertClean(traveller);
};

for (const [lang, width] of [
  ['fr', 320],
  ['en', 1280],
] as const)
  journey(
    'by keyboard alone, a patient changes the number that the clinic calls for one appointment (product §4 profile)',
    { lang, width, timeout: 8 * stateTimeout },
    changeNumber,
  );
