import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changesIn, problemsUnheard } from './compare.ts';

const of = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

test('a transcript that says something else shows the old line and the new one', () => {
  const before = of({ 'login.fr.txt': 'main\nlink, Aide\nlink, Aide\n' });
  assert.deepEqual(changesIn(before, of({ 'login.fr.txt': 'main\nlink, Aide\nbutton, Aide\n' })), [
    'login.fr.txt:',
    '− link, Aide',
    '+ button, Aide',
  ]);
  assert.deepEqual(changesIn(before, before), []);
});

test('a transcript that says the same in another order has changed', () => {
  const changes = changesIn(of({ 'a.txt': 'one\ntwo' }), of({ 'a.txt': 'two\none' }));
  assert.deepEqual(changes, ['a.txt:', 'the same lines in another order']);
});

test('what speaks by itself may come in another order, but never more often', () => {
  const live = (...lines: string[]) => of({ 'live-search.fr.txt': lines.join('\n') });
  assert.deepEqual(changesIn(live('title', 'count'), live('count', 'title')), []);
  assert.deepEqual(changesIn(live('title', 'count'), live('title', 'count', 'count')), [
    'live-search.fr.txt:',
    '+ count',
  ]);
});

test('a transcript that is new, or whose screen was not met, has changed', () => {
  assert.deepEqual(changesIn(of({ 'a.txt': 'one' }), of({ 'b.txt': 'one' })), [
    'a.txt: its screen was not met',
    'b.txt is new',
  ]);
});

test('which day of the staff’s week is open, and how many slots each day has, is no change', () => {
  const week = (...lines: string[]) => of({ 'staff-slots.fr.txt': lines.join('\n') });
  const [monday, tuesday] = [
    'button, jeudi 1er mai, 2 places libres, pressed',
    'button, jeudi 1er mai, Aucune, not pressed',
  ];
  assert.deepEqual(changesIn(week(monday, tuesday, 'one slot'), week(tuesday, tuesday, 'one slot')), []);
});

test('how many slots an invitation keeps, and how often the staff did something, is no change', () => {
  const kept = (slots: string) => of({ 'staff-invitations.fr.txt': `Rita\nPlaces gardées: ${slots}` });
  assert.deepEqual(changesIn(kept('3 places'), kept('6 places')), []);
  const log = (line: string) => of({ 'staff-trail.fr.txt': line });
  assert.deepEqual(changesIn(log('(1/2) Invitation consultée'), log('(2/2) Invitation consultée, 2 fois')), []);
  assert.equal(changesIn(log('(1/1) Invitation consultée'), log('(1/1) Message envoyé')).length, 3);
});

test('the order of an access log, and the year that parts a list, are no change', () => {
  const log = (...lines: string[]) => of({ 'app-account-access.fr.txt': lines.join('\n') });
  assert.deepEqual(
    changesIn(log('(1/2) Connexion', '(2/2) Lecture'), log('(1/3) Lecture', '(2/3) Connexion', '(3/3) Lecture')),
    [],
  );
  assert.deepEqual(changesIn(log('(1/1) Connexion'), log('(1/1) Lecture')), [
    'app-account-access.fr.txt:',
    '− Connexion',
    '+ Lecture',
  ]);
  const past = (...lines: string[]) => of({ 'app-appointments.fr.txt': lines.join('\n') });
  assert.deepEqual(
    changesIn(
      past('heading, 2030, level 3', '(1/2) A', '(2/2) B'),
      past('heading, 2030, level 3', '(1/1) A', 'heading, 2030, level 3', '(1/1) B'),
    ),
    [],
  );
});

test('without a browser the comparison of transcripts fails in CI, and nowhere else', () => {
  assert.equal(problemsUnheard('true').length, 1);
  assert.deepEqual(problemsUnheard(undefined), []);
});
