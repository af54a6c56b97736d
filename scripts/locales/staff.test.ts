import assert from 'node:assert/strict';
import { test } from 'node:test';

import { strayStaffMessages } from './staff.ts';

test('a message of the staff area has its prefix, and only the staff area asks for it', () => {
  const sources = [
    { path: 'src/staff/SignInPage.tsx', text: "t('staff.signIn.title')" },
    { path: 'src/pages/LoginPage.tsx', text: "t('staff.signIn.title')" },
    { path: 'src/app/Frame.tsx', text: "t('header.logout')" },
  ];
  assert.deepEqual(strayStaffMessages({ 'staff.area': 'Espace clinique', 'day.title': 'Jour' }, sources), [
    '"day.title" of the staff area does not begin with "staff."',
    'src/pages/LoginPage.tsx asks for a message of the staff area',
  ]);
});
