import { dependent } from './dependents.ts';

const child = {
  patientId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  firstName: 'Léa',
  lastName: 'Roy',
  hin: null,
  birthDate: '2020-05-04',
  age: 6,
  hasAccess: true,
  locked: false,
  relationship: 'parent',
  basis: 'parental-authority',
  scopes: ['book'],
  state: 'active',
};

const statuses = [
  'STATUS_CHILDREN_UPDATED',
  'STATUS_DELETED',
  'STATUS_NEUTRAL',
  'STATUS_NEW',
  'STATUS_NEW_UPDATED',
  'STATUS_NON_EXISTING',
  'STATUS_UPDATED',
  'STATUS_UPDATED_ORDER',
];

describe('the state of a dependent (spec §3 modification-status)', () => {
  it.each(statuses)('the contract accepts %s as the modification status of a record', (modificationStatus) => {
    expect(dependent.parse({ ...child, modificationStatus })).toMatchObject({ modificationStatus });
  });

  it.each(['', 'NEUTRAL', 'STATUS_MERGED', 'status_new', undefined])(
    'the contract rejects %j as the modification status of a record',
    (modificationStatus) => {
      expect(dependent.safeParse({ ...child, modificationStatus }).success).toBe(false);
    },
  );
});
