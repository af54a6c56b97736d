import { useLockDependentAccessMutation } from '../../api/dependentAccessApi';
import { ConfirmAct } from '../../features/dependents/ConfirmAct';
import { mayChange } from '../../features/dependents/personText';
import { OneDependent } from './OneDependent';

/** Freezing one’s access to a person stands on its own page, so that nothing is frozen by a slip of the thumb. */
export function LockDependentPage() {
  const [send, { isLoading }] = useLockDependentAccessMutation();
  return (
    <OneDependent when={(person) => mayChange(person).lock}>
      {(person) => <ConfirmAct act="lock" person={person} send={send} isSending={isLoading} />}
    </OneDependent>
  );
}
