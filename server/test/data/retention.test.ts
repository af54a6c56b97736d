// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { closingLimits } from '../../../contract/closing.ts';
import { retention } from '../../src/domain/retention.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

const promises: [file: string, sentence: string][] = [
  ['server/seeds/legal/privacy.en.html', `our backups, which live for ${retention.backupDays} days`],
  ['server/seeds/legal/privacy.fr.html', `copies de sauvegarde, qui ont une vie de ${retention.backupDays} jours`],
  ['server/seeds/legal/privacy.en.html', `We delete them after ${retention.logDays} days`],
  ['server/seeds/legal/privacy.fr.html', `Nous les effaçons après ${retention.logDays} jours`],
  ['server/seeds/legal/privacy.en.html', 'one year, or until you erase them'],
  ['server/seeds/legal/privacy.fr.html', 'un an, ou jusqu’à ce que vous les effaciez'],
  [
    'docs/decisions/0037-erase-a-closed-account-except-the-record-of-the-clinics.md',
    `they live: ${retention.backupDays} days`,
  ],
  ['docs/operations.md', `Delete backups after ${retention.backupDays} days`],
  ['docs/operations.md', `Delete logs after ${retention.logDays} days`],
  ['README.md', `Delete them after ${retention.backupDays} days`],
];

for (const [file, sentence] of promises) {
  test(`${file} says “${sentence}” (product §4 close-account)`, () => {
    assert.ok(read(file).includes(sentence));
  });
}

test('the policy gives as many days to come back as the server (product §4 close-account)', () => {
  assert.equal(closingLimits.reopenDays, 10);
  assert.match(read('server/seeds/legal/privacy.en.html'), /then ten days to change your mind/);
  assert.match(read('server/seeds/legal/privacy.fr.html'), /puis dix jours pour changer d’idée/);
});
