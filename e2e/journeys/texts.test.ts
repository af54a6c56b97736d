// Holds: product §9 texts
import assert from 'node:assert/strict';

import { importFirst, journey, type Traveller } from '../fixtures/journey.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { openFromOverview } from '../screens/account.ts';
import { openSlotsOf } from '../screens/alerts.ts';
import { confirm, introduceOneself, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { tabTo, typeIn, use } from '../screens/keyboard.ts';
import { answerText, textTo } from '../screens/texts.ts';

// In two hours: what concerns it leaves at any hour of the day.
importFirst(...publishAtNoon('entrusted', [], [0]));

const bookAtNoon = async (traveller: Traveller): Promise<string> => {
  await openSlotsOf(traveller, noonClinics[traveller.lang]);
  await takeTime(traveller, {});
  await introduceOneself(traveller);
  const reason = traveller.page.locator('[name=raisonVisite]');
  if (await reason.isVisible()) await reason.selectOption('cold-flu');
  return (await confirm(traveller)).replace(/[^A-Z0-9]/g, '');
};

const button = ({ page, t }: Traveller, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** The page of notifications → a number → the code of its text → changes alone. */
const turnOn = async (traveller: Traveller, number: string): Promise<void> => {
  const { page, t } = traveller;
  await openFromOverview(traveller, 'notifications.title');
  await typeIn(page, 'number', number.slice(2));
  await use(traveller, button(traveller, 'texts.send'));
  await button(traveller, 'texts.confirm').waitFor();
  await assertClean(traveller);
  await typeIn(page, 'code', await textTo(traveller, number, /\d{6}(?=[ ,])/));
  await use(traveller, button(traveller, 'texts.confirm'));
  const change = page.getByRole('checkbox', { name: t('notices.kind.change'), exact: true });
  await change.waitFor();
  await assertClean(traveller);
  await tabTo(page, change);
  await page.keyboard.press('Space');
  await use(traveller, button(traveller, 'texts.save'));
  await page.getByText(t('texts.saved'), { exact: true }).waitFor();
};

for (const { lang, width, number, news, stopped } of [
  {
    lang: 'fr',
    width: 390,
    number: '+15145550191',
    news: 'Portail patient: vous avez une nouvelle. ',
    stopped: /plus de textos/,
  },
  {
    lang: 'en',
    width: 1280,
    number: '+15145550192',
    news: 'Portail patient: you have news. ',
    stopped: /no more texts/,
  },
] as const)
  journey(
    'a person gives a number and its code, asks for changes by text, gets a text without details when the clinic cancels, and ends texts with STOP',
    { lang, width, timeout: 8 * stateTimeout },
    async (traveller) => {
      const { page, t } = traveller;
      await signUpToBook(traveller, newcomer());
      const reference = await bookAtNoon(traveller);
      await turnOn(traveller, number);
      await traveller.clinic('cancel', reference);
      await textTo(traveller, number, new RegExp(`${news}https?:[^" ]*/#/app/appointments `));
      assert.match(await answerText(traveller, number, 'STOP'), stopped);
      await openFromOverview(traveller, 'notifications.title');
      await page.getByText(t('texts.stopped'), { exact: true }).waitFor();
      await assertClean(traveller);
    },
  );
