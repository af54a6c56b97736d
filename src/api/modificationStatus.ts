import type { Dependent } from '../../contract/dependents.ts';

/** Where a record stands with respect to the server (spec §3). */
export type ModificationStatus = Dependent['modificationStatus'];

/** What happens to a record on this side: put into a list, changed by hand, moved in the list, its parts changed, taken out, accepted by the server. */
export type Modification = 'added' | 'changed' | 'reordered' | 'childrenChanged' | 'deleted' | 'saved';

type Row = Partial<Record<Modification, ModificationStatus>>;

const saved = 'STATUS_NEUTRAL';
const deleted = 'STATUS_DELETED';
/** A record that the server has never seen stays new, whatever is changed of it, and leaves no trace when it goes. */
const unseen: Row = {
  changed: 'STATUS_NEW_UPDATED',
  reordered: 'STATUS_NEW_UPDATED',
  childrenChanged: 'STATUS_NEW_UPDATED',
  deleted: 'STATUS_NON_EXISTING',
  saved,
};

const table: Record<ModificationStatus, Row> = {
  STATUS_NEUTRAL: {
    added: 'STATUS_NEW',
    changed: 'STATUS_UPDATED',
    reordered: 'STATUS_UPDATED_ORDER',
    childrenChanged: 'STATUS_CHILDREN_UPDATED',
    deleted,
    saved,
  },
  STATUS_NEW: unseen,
  STATUS_NEW_UPDATED: unseen,
  // What says most stays said: its own fields, then its parts, then its place.
  STATUS_UPDATED: {
    changed: 'STATUS_UPDATED',
    reordered: 'STATUS_UPDATED',
    childrenChanged: 'STATUS_UPDATED',
    deleted,
    saved,
  },
  STATUS_CHILDREN_UPDATED: {
    changed: 'STATUS_UPDATED',
    reordered: 'STATUS_CHILDREN_UPDATED',
    childrenChanged: 'STATUS_CHILDREN_UPDATED',
    deleted,
    saved,
  },
  STATUS_UPDATED_ORDER: {
    changed: 'STATUS_UPDATED',
    reordered: 'STATUS_UPDATED_ORDER',
    childrenChanged: 'STATUS_CHILDREN_UPDATED',
    deleted,
    saved,
  },
  STATUS_DELETED: { saved: 'STATUS_NON_EXISTING' },
  STATUS_NON_EXISTING: {},
};

/**
 * The status after a modification (product §4 Dependents); null where it cannot happen to such a record. One that the server refuses
 * goes back to the status it had: whoever edits keeps it.
 */
export const statusAfter = (status: ModificationStatus, modification: Modification): ModificationStatus | null =>
  table[status][modification] ?? null;
