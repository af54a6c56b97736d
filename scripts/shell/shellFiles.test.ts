import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shellFiles } from './shellFiles.ts';

const file = (name: string, text = 'x') => ({ file: name, content: Buffer.from(text) });
const urls = (names: readonly string[]) => shellFiles(names.map((name) => file(name))).map(({ url }) => url);

test('the shell keeps the page, how others begin, every script, both catalogues and the font for French and English', () => {
  const kept = [
    '12.0123abcd.js',
    'assets/i18n/app/en.json',
    'assets/i18n/fr.json',
    'assets/icon.svg',
    'face-latin-wght-normal.0123abcd.woff2',
    'index.html',
    'opening.0123abcd.html',
  ];
  assert.deepEqual(urls(kept), kept);
});

test('the shell omits settings, the guide, the policy, fonts for other alphabets and compressed files', () => {
  assert.deepEqual(
    urls([
      'assets/config.json',
      'assets/guide.fr.html',
      'content-security-policy.txt',
      'face-latin-ext-wght-normal.0123abcd.woff2',
      'main.0123abcd.js.br',
    ]),
    [],
  );
});

test('the shell omits the staff area, which the server alone serves', () => {
  assert.deepEqual(urls(['assets/i18n/staff/fr.json', 'staff.html', 'staff/main.0123abcd.js']), []);
});

test('the shell identifies a file by its content when its name does not depend on that content', () => {
  const [one] = shellFiles([file('index.html', 'one')]);
  const [other] = shellFiles([file('index.html', 'other')]);
  assert.match(one?.revision ?? '', /^[0-9a-f]{16}$/);
  assert.notEqual(one?.revision, other?.revision);
  assert.deepEqual(shellFiles([file('main.0123abcd.js')]), [{ url: 'main.0123abcd.js', revision: null }]);
});
