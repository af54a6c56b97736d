import type { Dependent } from '../../contract/dependents.ts';

/** Spec §3. */
export type ModificationStatus = Dependent['modificationStatus'];

/** `saved`: accepted by the server. */
export type Modification = 'added' | 'changed' | 'reordered' | 'childrenChanged' | 'deleted' | 'saved';

type Row = Partial<Record<Modification, ModificationStatus>>;

const saved = 'STATUS_NEUTRAL';
const deleted = 'STATUS_DELETED';
/** A new record stays new, and vanishes when deleted. */
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
  // Own fields win over children, children over order.
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

/** Null if impossible (product §4 Dependents). After a refusal, the caller restores the old status. */
export const statusAfter = (status: ModificationStatus, modification: Modification): ModificationStatus | null =>
  table[status][modification] ?? null;
