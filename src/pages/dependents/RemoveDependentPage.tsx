import { useRemoveDependentAccessMutation } from '../../api/dependentAccessApi';
import { ConfirmAct } from '../../features/dependents/ConfirmAct';
import { OneDependent } from './OneDependent';

export function RemoveDependentPage() {
  const [send, { isLoading }] = useRemoveDependentAccessMutation();
  return (
    <OneDependent when={() => true}>
      {(person) => (
        <ConfirmAct
          act={person.state === 'pending' ? 'unask' : 'remove'}
          person={person}
          send={send}
          isSending={isLoading}
        />
      )}
    </OneDependent>
  );
}
