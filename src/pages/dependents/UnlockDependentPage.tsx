import { useUpdateAccessDependentMutation } from '../../api/dependentAccessApi';
import { ConfirmAct } from '../../features/dependents/ConfirmAct';
import { mayChange } from '../../features/dependents/personText';
import { OneDependent } from './OneDependent';

/** Only for the user's own lock. */
export function UnlockDependentPage() {
  const [send, { isLoading }] = useUpdateAccessDependentMutation();
  return (
    <OneDependent when={(person) => mayChange(person).unlock}>
      {(person) => <ConfirmAct act="unlock" person={{ ...person, locked: false }} send={send} isSending={isLoading} />}
    </OneDependent>
  );
}
