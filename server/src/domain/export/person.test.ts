// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { accountOf, patientOf, type FiledPerson } from './person.ts';

const person: FiledPerson = {
  login: 'marie.tremblay',
  firstName: 'Marie',
  lastName: 'Tremblay',
  email: 'marie@exemple.ca',
  emailVerifiedAt: null,
  pendingEmail: null,
  accountCreatedAt: new Date('2026-11-20T14:00:00Z'),
  birthDate: '1988-02-29',
  phone: '514 555-0101',
  nam: null,
  namVerifiedAt: null,
  appointmentEmail: null,
  textNumber: null,
  textNumberConfirmedAt: null,
  pushDevices: [],
  choices: [],
  notifications: {
    email: true,
    reminders3d: false,
    reminders1d: true,
    texts: [],
    pushes: [],
    textDetails: false,
    emailDetails: true,
  },
  calendarSince: null,
};

test('an exported account and its patient are in use, and the account reaches the patient whose card no clinic saw at level 1', () => {
  const account = accountOf(person, ['l9'], owner);
  assert.deepEqual([account.active, patientOf(person, owner).active], [true, true]);
  assert.deepEqual(
    account.link?.map(({ target, assurance }) => [target.reference, assurance]),
    [
      ['Patient/me', 'level1'],
      ['RelatedPerson/l9', undefined],
    ],
  );
  const seen = accountOf({ ...person, namVerifiedAt: person.accountCreatedAt }, [], owner);
  assert.equal(seen.link?.[0]?.assurance, 'level3');
});

test('an export puts the confirmed address first and says of another that it waits', () => {
  const [first, waiting] = accountOf({ ...person, pendingEmail: 'autre@exemple.ca' }, [], owner).telecom ?? [];
  assert.deepEqual(
    [first?.value, first?.rank, waiting?.value, waiting?.rank],
    ['marie@exemple.ca', 1, 'autre@exemple.ca', undefined],
  );
  assert.equal(waiting?.extension?.[0]?.valueBoolean, true);
  assert.equal(accountOf(person, [], owner).telecom?.length, 1);
});

test('an export says what the account chose at its last booking for each person, less what it did not choose (decision 90)', () => {
  const chosen = {
    patientId: 'p1',
    clinicName: 'GMF du Plateau',
    profName: null,
    careType: 'walk-in',
    mode: 'phone',
    raisonVisite: 'skin',
    near: 'H2X',
  } as const;
  const [filed] =
    accountOf({ ...person, choices: [chosen] }, [], owner).extension?.filter(({ url }) => url.endsWith('/choice')) ??
    [];
  assert.deepEqual(
    filed?.extension?.map(({ url, valueString }) => [url.split('/').at(-1), valueString]),
    [
      ['choice-for', 'p1'],
      ['choice-clinic', 'GMF du Plateau'],
      ['care-type', 'walk-in'],
      ['visit-mode', 'phone'],
      ['visit-reason', 'skin'],
      ['choice-near', 'H2X'],
    ],
  );
});
