import { describe } from 'node:test';

import { noExpiringDays } from './expiringDays.mjs';
import { itJudges } from './judging.ts';

describe('a day to come, or the birth date of a child, that a test gives to a database is counted from now', () => {
  itJudges(noExpiringDays, {
    refused: [
      "book('2030-01-07T14:00:00Z')",
      'const to = `2041-${month}-07`',
      "sql`insert into slots values ('2035-06-01')`",
      'assert.match(said, /until 2034-05-03/)',
      "addPatient(db, { birth_date: '2020-05-04' })",
      "add({ birthDate: '2012-11-21' })",
    ],
    allowed: [
      'book(`${yearAhead}-01-07T14:00:00Z`)',
      "at('2026-11-20T15:00:00Z')",
      "add({ birthDate: '1954-12-28' })",
      "add({ birthDate: '2026-13-30' })",
      'add({ birthDate: bornYearsAgo(6.5) })',
      "import { testClock } from './testClock.ts'; add({ birthDate: '2012-11-21' })",
      "const noTestReaches = '2087-06-10'",
      "const phone = '514-2035-01'",
    ],
  });
});
