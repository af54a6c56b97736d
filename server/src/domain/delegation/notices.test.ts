import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages } from '../../../../contract/catalogues.ts';
import { delegationNotice } from './notices.ts';
import { frenchNotices } from './frenchNotices.ts';

const names = { person: 'Éloïse', holder: 'Marie Tremblay' };
const kinds = Object.keys(frenchNotices).filter((name): name is keyof typeof frenchNotices => name in frenchNotices);
const all = kinds.flatMap((kind) =>
  languages.map((lang) => ({
    kind,
    lang,
    said: delegationNotice(kind, lang, names),
    unnamed: delegationNotice(kind, lang, { person: null, holder: '' }),
  })),
);

test('a notice about an access names no person in its subject and reads well when a name is unknown', () => {
  for (const { kind, lang, said, unnamed } of all) {
    assert.doesNotMatch(said.subject, /Éloïse|Marie/, `${kind} ${lang}`);
    assert.match(said.body, /Éloïse|Marie/, `${kind} ${lang}`);
    assert.doesNotMatch(unnamed.body, /null|undefined| {2}|^\s/, `${kind} ${lang}`);
    assert.match(unnamed.body, /^\p{Lu}/u);
  }
});

test('French access notices follow Quebec typography and use plain, polite language', () => {
  for (const {
    kind,
    lang,
    said: { subject, body },
  } of all) {
    if (lang !== 'fr') continue;
    assert.doesNotMatch(
      `${subject}\n${body}`,
      /[^\S\n][;!?]|(?<!\u00A0)[:»]|«(?!\u00A0)|\d (?:h|ans|jours)|'|\.\.\.|veuillez|désolé/i,
      kind,
    );
  }
});
