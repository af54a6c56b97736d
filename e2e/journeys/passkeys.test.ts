// Holds: product §9 second-factor
import { journey, setFirst, type Traveller } from '../fixtures/journey.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { openFromOverview } from '../screens/account.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press, tabTo, typeIn } from '../screens/keyboard.ts';
import { addKey, bringPhone, openByName, openToAdd } from '../screens/passkeys.ts';
import { enterPassword } from '../screens/secondFactor.ts';

setFirst({ PUBLIC_URL: 'http://localhost' });

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await openByName(traveller);
  await bringPhone(traveller);
  await signUp(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  await page.getByText(t('passkey.empty')).waitFor();
  await assertLooksWell(traveller);
  await openToAdd(traveller);
  await assertLooksWell(traveller);
  await addKey(traveller, person, 'Tablette');
  await page.getByRole('heading', { name: t('factor.codes.title') }).waitFor();
  await press(page, page.getByRole('button', { name: t('factor.codes.kept') }));
  await page.getByText(t('passkey.added')).waitFor();
  await logOut(traveller);

  await assertLooksWell(traveller);
  await press(page, page.getByRole('button', { name: t('login.passkey') }));
  await page.getByRole('heading', { name: t('passkey.login.title') }).waitFor();
  await assertLooksWell(traveller);
  await press(page, page.getByRole('button', { name: t('passkey.use') }));
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  await logOut(traveller);

  await enterPassword(traveller, person);
  await page.getByRole('button', { name: t('passkey.use') }).waitFor();
  await assertLooksWell(traveller);
  await press(page, page.getByRole('button', { name: t('passkey.use') }));
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();

  await traveller.codesAge();
  await openFromOverview(traveller, 'export.title');
  await typeIn(page, 'password', person.password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('factor.ask.title') });
  await dialog.getByRole('button', { name: t('passkey.use') }).waitFor();
  await assertLooksWell(traveller);
  await press(page, dialog.getByRole('button', { name: t('passkey.use') }));
  await page.getByText(t('export.ready')).waitFor();

  await openFromOverview(traveller, 'factor.title');
  const card = page.getByRole('article', { name: 'Tablette' });
  await press(
    page,
    card.getByRole('button', { name: t('passkey.act', { act: t('passkey.remove'), name: 'Tablette' }) }),
  );
  await card.getByText(t('passkey.remove.last')).waitFor();
  await assertLooksWell(traveller);
  await tabTo(page, card.locator('[name=password]'));
  await page.keyboard.type(person.password);
  await press(page, card.getByRole('button', { name: t('passkey.remove.confirm') }));
  await page.getByText(t('passkey.removed')).waitFor();
  await page.getByText(t('passkey.empty')).waitFor();
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    `${lang}: by keyboard alone, a person adds a passkey, signs in with it alone and after the password, gives it again to export the file, and removes it (decision 86)`,
    { lang, width },
    walk,
  );
