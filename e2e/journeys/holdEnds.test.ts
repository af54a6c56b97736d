// Holds: product §8 hold-life
import { journey, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { keepTime, lookWithoutAccount, titled } from '../screens/guest.ts';
import { letHoldRunOut } from '../screens/hold.ts';
import { use } from '../screens/keyboard.ts';
import { timesListed } from '../screens/slots.ts';

const lookAgain = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await letHoldRunOut(traveller);
  await assertClean(traveller);
  await use(traveller, page.getByRole('button', { name: t('hold.lookAgain'), exact: true }));
  await titled(traveller, 'booking.places.title');
  await timesListed(traveller);
  await assertClean(traveller);
};

const signedIn = async (traveller: Traveller): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  await traveller.page.clock.install();
  await searchNear(traveller, 'H2X');
  await takeTime(traveller);
  await lookAgain(traveller);
};

const asGuest = async (traveller: Traveller): Promise<void> => {
  await traveller.page.clock.install();
  await lookWithoutAccount(traveller, () => assertClean(traveller));
  await keepTime(traveller, 'guest.name.title');
  await lookAgain(traveller);
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  journey(
    'a hold that runs out says so on the page to check, and leads back to the free times',
    { lang, width, timeout: 8 * stateTimeout },
    signedIn,
  );
  journey(
    'a hold of a guest that runs out says so on the question, and leads back to the free times',
    { lang, width, timeout: 8 * stateTimeout },
    asGuest,
  );
}
