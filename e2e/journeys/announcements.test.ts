import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import type { Lang } from '../fixtures/text.ts';
import { heardSince, listen, type Announcement } from '../heard/announcements.ts';
import { askNear, confirm, freeTimes, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { somebodyElse } from '../screens/others.ts';

const postalCode = 'H2X 1Y4';

const plain = (text: string): string => text.replace(/\s/g, ' ');

/** Waits until a sentence is said. @returns all that was said meanwhile */
const untilSaid = async ({ page }: Pick<Traveller, 'page'>, sentence: RegExp): Promise<Announcement[]> => {
  const said: Announcement[] = [];
  await untilFound(
    async () => {
      said.push(...(await heardSince(page)));
      return said.some(({ text }) => sentence.test(text)) ? true : undefined;
    },
    `an announcement like ${String(sentence)}`,
  );
  return said;
};

const textsLike = (said: readonly Announcement[], sentence: RegExp): string[] =>
  said.filter(({ text }) => sentence.test(text)).map(({ text }) => plain(text));

const left = { fr: /^Il reste .* pour confirmer/, en: / left to confirm\.$/ };
const moments = {
  fr: ['5 minutes', '2 minutes', '30 secondes'].map((time) => `Il reste ${time} pour confirmer.`),
  en: ['5 minutes', '2 minutes', '30 seconds'].map((time) => `${time} left to confirm.`),
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  const setting = { lang, width: 390 } as const;

  journey(
    'a hold speaks politely at its start, at two minutes, at thirty seconds and at its end, and never each second (product §8 hold-life)',
    setting,
    async (traveller) => {
      const { page, t } = traveller;
      await signUpToBook(traveller, newcomer());
      await page.clock.install();
      await searchNear(traveller, postalCode);
      await freeTimes(traveller).first().waitFor();
      await listen(page);
      await takeTime(traveller, 0);
      const said = await untilSaid(traveller, left[lang]);
      for (let second = 0; second < 300; second += 20) await page.clock.runFor(20_000);
      const over = plain(t('hold.over'));
      said.push(...(await untilSaid(traveller, new RegExp(t('hold.over').slice(0, 12)))));
      const ofHold = said.filter(({ text }) => left[lang].test(text) || plain(text) === over);
      assert.deepEqual(
        ofHold.map(({ text }) => plain(text)),
        [...moments[lang], over],
      );
      assert.deepEqual([...new Set(ofHold.map(({ politeness }) => politeness))], ['polite']);
      assert.equal(await page.getByRole('button', { name: t('review.confirm') }).isVisible(), true);
    },
  );

  journey(
    'a finished search, a lost slot, a new message and a changed count each say one sentence, once',
    setting,
    async (traveller) => {
      const { page, t } = traveller;
      const other = await somebodyElse(traveller);
      await signUpToBook(traveller, newcomer());
      await signUpToBook(other, newcomer());
      await page.getByRole('link', { name: t('home.book') }).click();
      await page.locator('[name=raisonVisite]').waitFor();
      await listen(page);
      await askNear(traveller, postalCode);
      await freeTimes(traveller).first().waitFor();
      const found = /^\d+ (?:heures? libres?|available times?)/;
      const search = await untilSaid(traveller, found);
      assert.equal(textsLike(search, found).length, 1, 'a finished search says how many times it found, once');

      await searchNear(other, postalCode);
      await takeTime(other, 0);
      const taken = new RegExp(`^${t('live.taken_one', { count: 1 }).slice(0, 12)}`);
      const lost = await untilSaid(traveller, taken);
      assert.deepEqual(
        lost.map(({ text }) => plain(text)),
        [plain(t('live.taken_one', { count: 1 }))],
      );
      await other.page.context().close();

      await takeTime(traveller, 1);
      await introduceOneself(traveller);
      const reference = await confirm(traveller);
      const message = plain(t('live.message_one', { count: 1 }));
      const newMessage = /^(?:Nouveau message|New message)/;
      await heardSince(page);
      await traveller.clinic('message', reference, 'Préparation', 'Venez à jeun.');
      const written = await untilSaid(traveller, newMessage);
      assert.deepEqual(
        written.map(({ text }) => plain(text)),
        [message],
      );

      const notice = lang === 'fr' ? / a annulé votre rendez-vous\.$/ : / cancelled your appointment\.$/;
      await traveller.clinic('cancel', reference);
      const changed = await untilSaid(traveller, notice);
      await page.waitForTimeout(3_000);
      changed.push(...(await heardSince(page)));
      const spoken = changed.filter(({ politeness }) => politeness !== 'focus');
      assert.equal(spoken.length, 1, JSON.stringify(spoken));
      const counted = new RegExp(`${t('header.messages')}.*${t('header.unread_other', { count: 2 })}`);
      await page.getByRole('link', { name: counted }).first().waitFor();
      assert.deepEqual(
        [...search, ...lost, ...written, ...changed].filter(({ politeness }) => politeness === 'assertive'),
        [],
        'nothing of this interrupts',
      );
    },
  );
}
