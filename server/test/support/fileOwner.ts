import type { Owner } from '../../src/domain/export/naming.ts';

/** Somebody whose file is made in tests: one appointment, and one who acts for them. */
export const owner: Owner = {
  accountId: 'account',
  patientId: 'me',
  lang: 'fr',
  base: 'https://reseau.test',
  delegates: new Map([['delegate', 'l9']]),
  reservationIds: new Set(['v1']),
};
