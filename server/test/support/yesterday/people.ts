import { createHash, randomUUID } from 'node:crypto';

import { makePasswords } from '../../../src/data/passwords.ts';
import { hashToken } from '../../../src/http/sessionCookies.ts';
import type { Vault } from '../../../src/data/vault.ts';
import { bornYearsAgo } from '../people.ts';

/** A row under the names of release 0028: its table, and its values by column. */
export type Row = readonly [table: string, values: Readonly<Record<string, unknown>>];

const minuteMs = 60_000;

export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * minuteMs);

/** What stands where the server keeps a digest. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const marie = {
  accountId: randomUUID(),
  patientId: randomUUID(),
  login: 'marie.hier',
  password: 'Chalet-Bleuet-77',
  nam: 'TREM85021512',
};

/** Others whose records Marie’s rows refer to, and the links between them. */
export const ids = {
  child: randomUUID(),
  guest: randomUUID(),
  invited: randomUUID(),
  link: randomUUID(),
  pendingLink: randomUUID(),
};

const patientRows = ({ seal, numberIndex }: Vault): Row[] => [
  [
    'patients',
    {
      id: marie.patientId,
      first_name: 'Marie',
      last_name: 'Tremblay',
      birth_date: '1985-02-15',
      nam_sealed: seal(marie.nam, 'patients.nam'),
      nam_index: numberIndex(marie.nam),
    },
  ],
  ['patients', { id: ids.child, first_name: 'Luc', last_name: 'Tremblay', birth_date: bornYearsAgo(6.5) }],
  ['patients', { id: ids.guest, first_name: 'Rose', last_name: 'Gagnon', birth_date: '1970-01-01' }],
  ['patients', { id: ids.invited, first_name: 'Paul', last_name: 'Roy', birth_date: '1960-01-01' }],
];

const linkRows = (): Row[] => {
  const link = { account_id: marie.accountId, relationship: 'parent', basis: 'parental-authority' };
  return [
    [
      'dependents',
      {
        ...link,
        id: ids.link,
        patient_id: ids.child,
        scopes: ['book', 'history'],
        state: 'active',
        starts_on: '2020-05-05',
        granted_by: marie.accountId,
        person_told_at: minutesFromNow(-50),
        clinic_saw_at: minutesFromNow(-40),
      },
    ],
    ['dependents', { ...link, id: ids.pendingLink, patient_id: ids.guest, state: 'pending' }],
    ['dependent_notices', { dependent_id: ids.link, days_before: 90 }],
    [
      'agreement_links',
      { dependent_id: ids.pendingLink, key_hash: digestOf('agreement'), expires_at: minutesFromNow(60) },
    ],
  ];
};

/** People, their accounts, and who acts for whom. */
export const peopleRows = async (vault: Vault): Promise<Row[]> => {
  const { accountId, patientId, login, password } = marie;
  return [
    ...patientRows(vault),
    [
      'accounts',
      {
        id: accountId,
        patient_id: patientId,
        login,
        email: 'marie@exemple.ca',
        email_verified_at: minutesFromNow(-90),
        password_hash: await makePasswords().hash(password),
        lang: 'fr',
      },
    ],
    [
      'sessions',
      {
        token_hash: hashToken('marie'),
        id: randomUUID(),
        account_id: accountId,
        device: 'Firefox · Linux',
        expires_at: minutesFromNow(600),
      },
    ],
    [
      'account_keys',
      {
        key_hash: digestOf('recovery'),
        account_id: accountId,
        purpose: 'recovery',
        email: 'marie@exemple.ca',
        expires_at: minutesFromNow(30),
      },
    ],
    ['consents', { id: randomUUID(), account_id: accountId, kind: 'terms', granted: true, version: '1' }],
    [
      'calendar_feeds',
      {
        account_id: accountId,
        secret_hash: digestOf('feed'),
        secret_sealed: vault.seal('the secret of the feed', 'calendar_feeds.secret_sealed'),
      },
    ],
    ...linkRows(),
  ];
};
