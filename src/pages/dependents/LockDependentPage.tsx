import { useLockDependentAccessMutation } from '../../api/dependentAccessApi';
import { ConfirmAct } from '../../features/dependents/ConfirmAct';
import { mayChange } from '../../features/dependents/personText';
import { OneDependent } from './OneDependent';

/** A separate page prevents accidental locking. */
export function LockDependentPage() {
  const [send, { isLoading }] = useLockDependentAccessMutation();
  return (
    <OneDependent when={(person) => mayChange(person).lock}>
      {(person) => <ConfirmAct act="lock" person={person} send={send} isSending={isLoading} />}
    </OneDependent>
  );
}
