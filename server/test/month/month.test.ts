// Holds: product §9 messages
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { figureOf } from './printed.ts';
import { ownActs } from './story.ts';
import { tellMonth, type ToldStep } from './tellMonth.ts';

/** What no email may say: reasons and kinds of care that the story books, and a family name. */
const forbidden = /cold-flu|rhume|cold and|vaccination|walk-in|sans rendez-vous|Roy\b|1948|2019/i;

const isAboutLeo = ({ what }: ToldStep): boolean => what.includes('Léo') && !what.includes('writes');

for (const lang of ['fr', 'en'] as const) {
  test(`in a family’s month, every email names the network, every email and message about the appointment of a child names the child, and none says a reason (${lang})`, async (t) => {
    const told = await tellMonth(t, lang);
    const emails = told.flatMap(({ left }) => left.emails);
    assert.ok(emails.length >= 12);
    for (const { subject, text } of emails) {
      assert.ok(text.includes('\n-- \nPortail patient · 127.0.0.1:'), text);
      assert.doesNotMatch(`${subject} ${text}`, forbidden);
    }
    for (const step of told.filter(isAboutLeo)) {
      for (const { subject } of [...step.left.emails, ...step.left.messages]) assert.match(subject, /Léo/, step.what);
    }
  });
}

test('in a family’s month, what Marie does herself leaves nothing unread, and what others do leaves one message each', async (t) => {
  const told = await tellMonth(t, 'fr');
  const unread = told.map(({ what, left }, at) => [what, left.unread - (told[at - 1]?.left.unread ?? 0)] as const);
  const own = unread.filter(([what]) => /^Marie (?:books|takes)|^Jeanne/.test(what));
  assert.ok(own.length >= 3);
  for (const [what, more] of own) assert.equal(more, 0, what);
  for (const [what, more] of unread.filter(([each]) => /^(?:The clinic (?!invites)|Luc books)/.test(each)))
    assert.equal(more, 1, what);
});

test('who books, moves and cancels gets one email for each, all different, and no unread message', async (t) => {
  for (const lang of ['fr', 'en'] as const)
    assert.deepEqual(figureOf(await tellMonth(t, lang)), {
      emails: ownActs.length,
      subjects: ownActs.length,
      unread: 0,
    });
});

test('in a family’s month, texts and pushes tell what others did and what is near, each kind, and nothing of health', async (t) => {
  const told = await tellMonth(t, 'fr');
  const texts = told.flatMap(({ left }) => left.texts);
  const pushes = told.flatMap(({ left }) => left.pushes);
  assert.ok(texts.length >= 6 && pushes.length >= 6, `${texts.length} texts, ${pushes.length} pushes`);
  for (const { body } of texts) assert.doesNotMatch(body, forbidden);
  assert.deepEqual([...new Set(pushes.map(({ body }) => body))].sort(), [
    'Une réponse est attendue de vous.',
    'Vous avez une nouvelle.',
  ]);
  for (const { what, left } of told.filter(({ what: each }) => /^Marie (?:books|takes)/.test(each)))
    assert.deepEqual([left.texts.filter(({ to }) => to.endsWith('0191')), left.pushes], [[], []], what);
});
