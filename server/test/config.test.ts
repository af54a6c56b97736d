// Holds: product §7 settings
import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { readConfig } from '../src/config.ts';
import { productionWarnings } from '../src/productionWarnings.ts';
import { testFolder } from './support/folders.ts';
import { production, refusalOf } from './support/settings.ts';

test('the server without any setting runs for one person on this machine', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.port, 8080);
  assert.equal(config.publicUrl, 'http://127.0.0.1:8080');
  assert.equal(config.dataDir, `${process.cwd()}/data`);
  assert.equal(config.production, false);
  assert.deepEqual(config.session, { idleMinutes: 30, absoluteHours: 12 });
  assert.deepEqual(config.booking, { holdMinutes: 5, maxUpcoming: 3, newcomerShare: 0.1 });
  assert.equal(config.rateLimits, true);
  assert.equal(config.apiDocs, true);
});

test('the server treats an empty setting as unset', () => {
  assert.equal(readConfig({ PORT: '', PUBLIC_URL: '' }).port, 8080);
});

test('a public address loses its trailing slashes and decides whether cookies must be secure', () => {
  const config = readConfig({ PUBLIC_URL: 'https://portail.example/' });
  assert.equal(config.publicUrl, 'https://portail.example');
  assert.equal(config.https, true);
});

test('one refusal names every wrong setting and none of their values', () => {
  const refusal = refusalOf({
    PORT: '80a',
    DATABASE_URL: 'mysql://root:secret@db',
    RATE_LIMITS: 'non',
    HOLD_MINUTES: '0',
  });
  for (const name of ['PORT', 'DATABASE_URL', 'RATE_LIMITS', 'HOLD_MINUTES'])
    assert.match(refusal, new RegExp(`\\b${name} must`));
  assert.doesNotMatch(refusal, /80a|secret|mysql|\bnon\b/);
  assert.equal(refusal.includes('\n'), false);
});

for (const [name, value] of Object.entries({
  PORT: '65536',
  PUBLIC_URL: 'portail.example',
  SMTP_URL: 'http://mail',
  DATABASE_READ_URL: 'db',
  NODE_ENV: 'prod',
  SESSION_IDLE_MINUTES: '-1',
  SESSION_ABSOLUTE_HOURS: '1.5',
  LOG_LEVEL: 'loud',
  TRUSTED_PROXIES: 'anyone',
  API_DOCS: '1',
})) {
  test(`the server refuses the setting ${name}=${value}`, () => {
    assert.match(refusalOf({ [name]: value }), new RegExp(`^Settings refused: ${name} must `));
  });
}

test('the server refuses a public address with a user, query or fragment', () => {
  for (const url of ['https://a@portail.example', 'https://portail.example/?a', 'https://portail.example/#/a']) {
    assert.match(refusalOf({ PUBLIC_URL: url }), /PUBLIC_URL must hold neither/);
  }
});

test('production starts with its secrets given, and hides the API documentation', () => {
  const config = readConfig(production);
  assert.equal(config.production, true);
  assert.equal(config.apiDocs, false);
  assert.equal(config.logLevel, 'info');
});

test('one refusal in production names every missing secret', () => {
  const refusal = refusalOf({ NODE_ENV: 'production' });
  for (const name of ['PUBLIC_URL', 'KEYS_DIR', 'SMTP_URL', 'MAIL_FROM'])
    assert.match(refusal, new RegExp(`${name} is required in production`));
});

test('production says which proxies it is behind, or that there is none, so that patients do not share one limit (product §7 settings)', () => {
  assert.match(refusalOf({ ...production, TRUSTED_PROXIES: '' }), /TRUSTED_PROXIES is required in production/);
  assert.deepEqual(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies, []);
  assert.deepEqual(readConfig(production).trustedProxies, ['10.0.0.0/8']);
  assert.match(refusalOf({ ...production, TRUSTED_PROXIES: 'none,10.0.0.0/8' }), /TRUSTED_PROXIES must list/);
});

test('one refusal names the missing production settings beside the malformed ones', () => {
  const refusal = refusalOf({ ...production, PORT: '80a', SMTP_URL: '' });
  assert.match(refusal, /^Settings refused: PORT must [^;]+; SMTP_URL is required in production\.$/);
});

test('the server loads the demo network by default in development only, and never in production', () => {
  assert.equal(readConfig({}).demo, true);
  assert.equal(readConfig({ DEMO: 'off' }).demo, false);
  assert.equal(readConfig({ NODE_ENV: 'test' }).demo, false);
  assert.equal(readConfig(production).demo, false);
  assert.match(refusalOf({ ...production, DEMO: 'on' }), /DEMO=on/);
});

test('production refuses to run without rate limits, without response padding or without https', () => {
  assert.match(refusalOf({ ...production, RATE_LIMITS: 'off' }), /RATE_LIMITS=off/);
  assert.match(refusalOf({ ...production, RESPONSE_PADDING_MS: '0' }), /RESPONSE_PADDING_MS=0/);
  assert.match(refusalOf({ ...production, PUBLIC_URL: 'http://portail.example' }), /must begin with https:/);
});

test('production refuses a database elsewhere without TLS, unless its address says so, and shows no address', () => {
  for (const name of ['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'DATABASE_READ_URL']) {
    const address = (rest: string) => ({ ...production, [name]: `postgres://portal:secret@${rest}` });
    for (const mode of ['', '?sslmode=prefer', '?sslmode=allow', '?application_name=sslmode=require']) {
      const refusal = refusalOf(address(`db.example/portal${mode}`));
      assert.match(refusal, new RegExp(`^Settings refused: ${name} needs sslmode=verify-full in production, or `));
      assert.doesNotMatch(refusal, /secret|db\.example/);
    }
    for (const rest of [
      'db.example/portal?sslmode=verify-full',
      'db.example/portal?sslmode=disable',
      '127.0.0.1/portal',
    ])
      assert.doesNotThrow(() => readConfig(address(rest)));
  }
  assert.doesNotThrow(() => readConfig({ DATABASE_URL: 'postgres://portal:secret@db.example/portal' }));
});

test('production warns of an embedded or unencrypted database, of mail without encryption and of a missing scanner, and shows no address (product §7 settings)', () => {
  const told = (env: Record<string, string>) => productionWarnings(readConfig({ ...production, ...env })).join(' ');
  const DATABASE_URL = 'postgres://portal:secret@db.example/portal?sslmode=verify-full';
  const CLAMAV_URL = 'tcp://av:3310';
  const toldBesideOwner = (env: Record<string, string>) => told({ DATABASE_MIGRATE_URL: DATABASE_URL, ...env });
  assert.equal(toldBesideOwner({ DATABASE_URL, CLAMAV_URL }), '');
  assert.match(told({ DATABASE_URL, CLAMAV_URL }), /^DATABASE_MIGRATE_URL is not set: the server owns its tables/);
  assert.equal(toldBesideOwner({ DATABASE_URL: 'postgres://127.0.0.1/portal', CLAMAV_URL }), '');
  assert.match(told({ CLAMAV_URL }), /^DATABASE_URL is not set: /);
  assert.match(toldBesideOwner({ DATABASE_URL }), /^CLAMAV_URL is not set: /);
  assert.match(
    toldBesideOwner({ DATABASE_URL: 'postgres://portal:secret@db.example/portal?sslmode=disable', CLAMAV_URL }),
    /^A database address says sslmode=disable: [^:]+\.$/,
  );
  assert.match(
    toldBesideOwner({ DATABASE_URL, CLAMAV_URL, SMTP_URL: 'smtp://mail.example?requireTLS=false' }),
    /^SMTP_URL has requireTLS=false: /,
  );
  assert.deepEqual(productionWarnings(readConfig({})), [], 'development warns of nothing');
});

test('the server refuses a name that only resembles a setting, and says which one was meant', () => {
  const meant = {
    HOLD_MINUTE: ' Did you mean HOLD_MINUTES?',
    DATABASE_ULR: ' Did you mean DATABASE_URL?',
    SMTP_PASSWORD: '',
    NEWCOMER_QUOTA: '',
  };
  for (const [name, question] of Object.entries(meant))
    assert.equal(refusalOf({ [name]: '7' }), `Settings refused. Unknown setting ${name}.${question}`);
});

test('the server accepts UPCOMING_MOST as the former name of MAX_UPCOMING, which wins', () => {
  assert.equal(readConfig({ UPCOMING_MOST: '5' }).booking.maxUpcoming, 5);
  assert.equal(readConfig({ UPCOMING_MOST: '5', MAX_UPCOMING: '4' }).booking.maxUpcoming, 4);
  assert.match(refusalOf({ UPCOMING_MOST: 'many' }), /^Settings refused: MAX_UPCOMING must /);
});

test('the server leaves alone the variables of other programs', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    SESSION_MANAGER: 'x',
    LOGNAME: 'y',
    NODE_OPTIONS: '',
    MAIL: 'z',
  };
  assert.equal(refusalOf(others), 'accepted');
});

test(
  'production warns of each key file that others on the machine may read',
  { skip: process.platform === 'win32' },
  (t) => {
    const folder = testFolder(t);
    for (const [name, mode] of [
      ['csrf.key', 0o640],
      ['blind-index.key', 0o600],
    ] as const) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), mode);
    }
    const warned = productionWarnings(readConfig({ ...production, KEYS_DIR: folder })).filter((each) =>
      /key file/.test(each),
    );
    assert.deepEqual(warned, [
      `Others on this machine may read the key file ${join(folder, 'csrf.key')}: chmod 600 it.`,
    ]);
  },
);
