import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import type { Delegate } from '../../../../contract/delegates.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';

/** How their access stands, in the order in which it matters. */
export type DelegateState = 'grownUp' | 'asks' | 'clinic' | 'frozen' | 'locked' | 'active';

export const delegateStateOf = ({ awaitsMe, locked, lockReason, state }: Delegate): DelegateState => {
  if (locked && lockReason === 'age14') return 'grownUp';
  if (state === 'pending') return awaitsMe ? 'asks' : 'clinic';
  if (locked) return lockReason === 'self' ? 'frozen' : 'locked';
  return 'active';
};

/** The levels that are ticked at first: what was asked or stands already. After a birthday none: silence shares nothing. */
export const suggestedScopes = (delegate: Delegate): DependentScope[] =>
  delegateStateOf(delegate) === 'grownUp' ? [] : delegate.grantable.filter((scope) => delegate.scopes.includes(scope));

/** The levels that only a clinic's check of who one is would let the user grant. */
export const withheldScopes = ({ grantable }: Delegate): DependentScope[] =>
  dependentScopes.filter((scope) => !grantable.includes(scope));
