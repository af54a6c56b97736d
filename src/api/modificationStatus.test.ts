// Holds: product §4 modification-status, spec §3 modification-status
import { statusAfter, type Modification, type ModificationStatus } from './modificationStatus';

const modifications: readonly Modification[] = ['added', 'changed', 'reordered', 'childrenChanged', 'deleted', 'saved'];

/** Every status by every modification, without the prefix; `-` where it cannot happen. */
const table: Record<string, string> = {
  NEUTRAL: 'NEW UPDATED UPDATED_ORDER CHILDREN_UPDATED DELETED NEUTRAL',
  NEW: '- NEW_UPDATED NEW_UPDATED NEW_UPDATED NON_EXISTING NEUTRAL',
  NEW_UPDATED: '- NEW_UPDATED NEW_UPDATED NEW_UPDATED NON_EXISTING NEUTRAL',
  UPDATED: '- UPDATED UPDATED UPDATED DELETED NEUTRAL',
  UPDATED_ORDER: '- UPDATED UPDATED_ORDER CHILDREN_UPDATED DELETED NEUTRAL',
  CHILDREN_UPDATED: '- UPDATED CHILDREN_UPDATED CHILDREN_UPDATED DELETED NEUTRAL',
  DELETED: '- - - - - NON_EXISTING',
  NON_EXISTING: '- - - - - -',
};

describe('the status of a record', () => {
  it.each(Object.entries(table))(
    'the record status %s follows the agreed paths and no others (product §4 modification-status)',
    (status, row) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the eight names of the table above
      const from = `STATUS_${status}` as ModificationStatus;
      expect(modifications.map((each) => statusAfter(from, each)?.slice('STATUS_'.length) ?? '-').join(' ')).toBe(row);
    },
  );

  it('a new record never takes a status of a record known to the server before it is saved', () => {
    const met = new Set<ModificationStatus | null>(['STATUS_NEW']);
    for (const status of met) {
      if (status !== null)
        modifications.filter((each) => each !== 'saved').forEach((each) => met.add(statusAfter(status, each)));
    }
    expect([...met].filter(Boolean).sort()).toEqual(['STATUS_NEW', 'STATUS_NEW_UPDATED', 'STATUS_NON_EXISTING']);
  });
});
