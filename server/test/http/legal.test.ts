import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { testApp } from '../support/testApp.ts';

const anchors = {
  privacy: [
    'general',
    'responsable',
    'loivigueur',
    'renseignement',
    'metadonne',
    'donneApp',
    'communication',
    'partageRenseignement',
    'hub',
    'destructionDonne',
    'localisationDonne',
    'partiesPrenantes',
  ],
  terms: [
    'general',
    'acceptation',
    'consentementCollecte',
    'consentementComm',
    'protectionRenseignement',
    'motDePasse',
    'messagerie',
    'compteDelegue',
    'consentementPersonneConsernee',
    'utilisationCompteDelegue',
    'tierce',
    'majRenseignement',
    'rvEnLigne',
    'modifCondition',
    'contact',
  ],
};
const kinds = ['privacy', 'terms'] as const;

const reader = async (t: TestContext) => {
  const { inject } = await testApp(t);
  return (kind: string, query = '', headers = {}) => inject({ url: `/api/login/${kind}${query}`, headers });
};

/** The text of each section, by its anchor, in order. */
const sectionsOf = (html: string): [anchor: string, text: string][] =>
  html
    .split(/(?=<h2 )/)
    .slice(1)
    .map((part) => [
      /^<h2 id="([^"]+)"/.exec(part)?.[1] ?? '',
      part
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&nbsp;', '\u00A0')
        .trim(),
    ]);

/** A sign between two spaces, such as the French colon, is no word. */
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

for (const kind of kinds) {
  for (const lang of ['fr', 'en']) {
    test(`the ${kind} text in ${lang} contains each anchor once, in order, with text under each (spec §2 legal-anchors, spec §7 legal)`, async (t) => {
      const answer = await (await reader(t))(kind, `?lang=${lang}`);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(answer.headers['content-language'], lang);
      const sections = sectionsOf(answer.body);
      assert.deepEqual(
        sections.map(([anchor]) => anchor),
        anchors[kind],
      );
      for (const [anchor, text] of sections) assert.ok(wordsOf(text) >= 20, `${anchor}: ${text}`);
    });
  }

  test(`every section of the French ${kind} text has at least as many words as the English one (spec §2 legal-anchors)`, async (t) => {
    const read = await reader(t);
    const [french, english] = await Promise.all(
      ['fr', 'en'].map(async (lang) => sectionsOf((await read(kind, `?lang=${lang}`)).body)),
    );
    for (const [at, [anchor, text]] of (french ?? []).entries()) {
      assert.ok(wordsOf(text) >= wordsOf(english?.[at]?.[1] ?? ''), anchor);
    }
  });

  test(`the French ${kind} text follows Quebec typography (spec §2 legal-screens)`, async (t) => {
    for (const [anchor, text] of sectionsOf((await (await reader(t))(kind)).body)) {
      assert.doesNotMatch(text, /\s[;!?]|(?<!\u00A0):|«(?!\u00A0)|(?<!\u00A0)»|'/, anchor);
    }
  });
}

test('the server returns French for every language except English, and no lang value reaches a file (spec §7 legal)', async (t) => {
  const read = await reader(t);
  const french = (await read('privacy', '?lang=fr')).body;
  const values = [
    '',
    '?lang=',
    '?lang=de',
    '?lang=EN',
    '?lang=../../../package.json',
    '?lang=en%00',
    '?lang=en&lang=fr',
    '?lang=privacy.en',
    '?lang=__proto__',
  ];
  for (const query of values) {
    const answer = await read('privacy', query);
    assert.equal(answer.statusCode, 200, query);
    assert.equal(answer.body, french, query);
  }
  assert.notEqual((await read('privacy', '?lang=en')).body, french);
});

test('a browser caches the legal text, revalidates it and gets no second copy when it has not changed (spec §7 legal)', async (t) => {
  const read = await reader(t);
  const first = await read('terms');
  assert.equal(first.headers['cache-control'], 'public, no-cache');
  const again = await read('terms', '', { 'if-none-match': first.headers.etag });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  assert.equal((await read('terms', '?lang=en', { 'if-none-match': first.headers.etag })).statusCode, 200);
});

test('a legal text opened as its own document can do nothing (spec §2 legal-screens)', async (t) => {
  const answer = await (await reader(t))('privacy');
  assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'.*sandbox$/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.doesNotMatch(answer.body, /<(?:script|iframe|form|input|style|svg|img)|\son\w+=|javascript:/i);
});

test('the privacy text says what emails say, and that a person chooses it (product §9 messages)', async (t) => {
  const read = await reader(t);
  const wanted = {
    fr: [
      /Si vous le voulez, ils disent le prénom de la personne, la clinique et le moment/,
      /fichier pour votre calendrier/,
    ],
    en: [/If you wish, they say the person’s first name, the clinic and the time/, /file for your calendar/],
  };
  for (const [lang, patterns] of Object.entries(wanted)) {
    const sections = new Map(sectionsOf((await read('privacy', `?lang=${lang}`)).body));
    for (const pattern of patterns) assert.match(sections.get('communication') ?? '', pattern);
  }
});
