import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { layoutProblems } from '../looks/layout.ts';
import { wordingProblems } from '../looks/wording.ts';
import { openFromOverview } from '../screens/account.ts';
import { bookAppointment } from '../screens/appointments.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { answerText, isNight, textTo } from '../screens/texts.ts';

const assertLooksWell = async ({ page, lang }: Traveller): Promise<void> => {
  assert.deepEqual(
    [...(await wordingProblems(page, lang)), ...(await layoutProblems(page)), ...(await axeProblems(page))],
    [],
  );
};

/** The page of notices → a number → the code of its text → reminders alone. */
const turnOn = async (traveller: Traveller, line: string): Promise<string> => {
  const { page, t } = traveller;
  const number = `+1514555${line}`;
  await openFromOverview(traveller, 'notifications.title');
  await typeIn(page, 'number', `514555${line}`);
  await press(page, page.getByRole('button', { name: t('texts.send') }));
  await page.getByRole('button', { name: t('texts.confirm') }).waitFor();
  const code = await textTo(traveller, number, /\d{6}(?=[ ,])/);
  await typeIn(page, 'code', code);
  await press(page, page.getByRole('button', { name: t('texts.confirm') }));
  const texts = page.getByRole('group', { name: t('texts.kinds') });
  await texts.waitFor();
  await assertLooksWell(traveller);
  await texts.getByRole('checkbox', { name: t('notifications.kind.reminder') }).check();
  await press(page, page.getByRole('button', { name: t('texts.save') }));
  await page.getByText(t('notifications.saved')).waitFor();
  return number;
};

for (const { lang, width, line, words } of [
  { lang: 'fr', width: 390, line: '0191', words: 'Portail patient: vous avez une nouvelle' },
  { lang: 'en', width: 1280, line: '0192', words: 'Patient portal: you have news' },
] as const)
  journey(
    `${lang}: a person turns texts on with a code, gets a reminder that says nothing of health, and sees at once that their phone answered STOP`,
    { lang, width },
    async (traveller) => {
      const { page, t } = traveller;
      await signUpToBook(traveller, newcomer());
      const reference = await bookAppointment(traveller, 0);
      const number = await turnOn(traveller, line);
      await traveller.clinic('remind', reference);
      if (!isNight()) await textTo(traveller, number, new RegExp(`${words}[^"]*/app/appointments[^"]*`));
      await openFromOverview(traveller, 'notifications.title');
      await page.getByRole('group', { name: t('texts.kinds') }).waitFor();
      await answerText(traveller, number, 'STOP');
      await page.getByText(t('texts.stopped')).waitFor();
      await assertLooksWell(traveller);
    },
  );
