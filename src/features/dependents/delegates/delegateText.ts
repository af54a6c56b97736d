import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import type { Delegate } from '../../../../contract/delegates.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';

/** In order of precedence. */
export type DelegateState = 'grownUp' | 'asks' | 'clinic' | 'frozen' | 'locked' | 'active';

export const delegateStateOf = ({ awaitsMe, locked, lockReason, state }: Delegate): DelegateState => {
  if (locked && lockReason === 'age14') return 'grownUp';
  if (state === 'pending') return awaitsMe ? 'asks' : 'clinic';
  if (locked) return lockReason === 'self' ? 'frozen' : 'locked';
  return 'active';
};

/** Levels ticked at first: none after the fourteenth birthday, as consent must be active. */
export const suggestedScopes = (delegate: Delegate): DependentScope[] =>
  delegateStateOf(delegate) === 'grownUp' ? [] : delegate.grantable.filter((scope) => delegate.scopes.includes(scope));

export const withheldScopes = ({ grantable }: Delegate): DependentScope[] =>
  dependentScopes.filter((scope) => !grantable.includes(scope));
