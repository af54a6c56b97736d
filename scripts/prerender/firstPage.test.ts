import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { writeFirstPage, type Drawn, type Parts } from './firstPage.ts';
import { policyFor } from './policy.ts';

const drawnIn = (lang: string): Drawn => ({
  lang,
  title: `« Titre » & "${lang}"`,
  html: `<header></header><main><section class="x a">${lang}</section><p class="x b">after</p></main><footer>foot</footer>`,
  style:
    '<style data-styled="true">.a{color:red}\n/*!sc*/\ndata-styled.g1[id="x"]{content:"a,"}/*!sc*/\n.b{color:blue}\n/*!sc*/\ndata-styled.g2[id="y"]{content:"b,"}/*!sc*/\n</style>',
  unscripted: `<section lang="${lang}"></section>`,
  pageTops: { '/x?step=1': `<h1>${lang}</h1>` },
  waiting: { hide: 'a', hideLabel: 'b', sending: 'c' },
});

const parts: Parts = {
  page: '<html><head><title>x</title></head><body><div id="portal"></div></body></html>',
  ground: 'body{margin:0}',
  drawn: [drawnIn('fr-CA'), drawnIn('en-CA')],
  settings: { brand: '<"&' },
  script: 'run()',
  pages: { '/x': ['c.js', 'd.js'], '/y': ['e.js'] },
};

const inOrder = (text: string, pieces: readonly string[]): boolean => {
  const positions = pieces.map((piece) => text.indexOf(piece));
  return positions.every((position, at) => position >= 0 && position > (positions[at - 1] ?? -1));
};

test('the styles of the form stand in the head, then the place, both forms unseen, the script, what follows each form, and what is said without scripts', () => {
  const { html } = writeFirstPage(parts);
  assert.ok(
    inOrder(html, [
      '<style>body{margin:0}</style>',
      '.a{color:red}',
      '</head>',
      '<div id="portal"',
      '<template lang="fr-CA"',
      '<template lang="en-CA"',
      '<script>run()</script>',
      '.b{color:blue}',
      '<template lang="fr-CA" data-rest=""><p class="x b">after</p><footer>foot</footer></template>',
      '<template lang="en-CA" data-rest="">',
      '<div id="unscripted"',
      '<section lang="fr-CA">',
      '<section lang="en-CA">',
      '</body>',
    ]),
    html,
  );
});

test('how another page begins stands in a file of its own, which the first page names by language and address', () => {
  const { html, openings } = writeFirstPage(parts);
  assert.deepEqual(
    openings.map(({ lang, address }) => [lang, address]),
    [
      ['fr-CA', '/x?step=1'],
      ['en-CA', '/x?step=1'],
    ],
  );
  const [french, english] = openings;
  assert.match(french?.file ?? '', /^opening\.[0-9a-f]{8}\.html$/);
  assert.notEqual(french?.file, english?.file);
  assert.ok(french?.html.includes('<main lang="fr-CA" data-opening="/x?step=1"><h1>fr-CA</h1></main>'), french?.html);
  assert.ok(html.includes(`data-openings="fr-CA /x?step=1 ${french?.file},en-CA /x?step=1 ${english?.file}"`), html);
  assert.ok(!html.includes('<h1>'), 'the sign-in page carries no opening');
});

test('the first page escapes text in an attribute', () => {
  const { html } = writeFirstPage(parts);
  assert.ok(html.includes('title="« Titre » &amp; &quot;fr-CA&quot;"'));
  assert.ok(html.includes('data-settings="{&quot;brand&quot;:&quot;&lt;\\&quot;&amp;&quot;}"'));
  assert.ok(html.includes('data-pages="/x c.js d.js,/y e.js"'));
});

test('the build stops when the languages use different style rules, the page has no mount point or the screen no form', () => {
  assert.throws(
    () =>
      writeFirstPage({ ...parts, drawn: [drawnIn('fr-CA'), { ...drawnIn('en-CA'), style: '<style>.c{}</style>' }] }),
    /same rules/,
  );
  assert.throws(() => writeFirstPage({ ...parts, page: '<html><head></head><body></body></html>' }));
  assert.throws(
    () => writeFirstPage({ ...parts, drawn: [{ ...drawnIn('fr-CA'), html: '<main>no form</main>' }] }),
    /no form/,
  );
});

test('the policy contains the hash of every inline script and style, and nothing unsafe (product §8 content-security)', () => {
  const { html, scripts, styles } = writeFirstPage(parts);
  const policy = policyFor(
    { baseUrl: 'https://api.example/portal/', analytics: { url: 'https://stats.example/x' } },
    { scripts, styles },
  );
  const inPage = [...html.matchAll(/<(?:script|style)[^>]*>([^<]*)<\/(?:script|style)>/g)].map(([, text = '']) => text);
  assert.equal(inPage.length, 4);
  for (const text of inPage) assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), text);
  assert.doesNotMatch(policy, /unsafe|nonce|\*/);
  assert.match(policy, /connect-src 'self' https:\/\/api\.example https:\/\/stats\.example;/);
  assert.match(policy, /require-trusted-types-for 'script'/);
});
