import { canActFor } from '../../../contract/access.ts';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dependentChosen, selectCurrentDependentId, selfChosen } from './dependentsSlice';

/** For whom the user acts (null: for themselves), and for whom they could. A back end without dependents has none. */
export const useActedFor = () => {
  const dispatch = useAppDispatch();
  const { data, isLoading } = useListDependentsQuery();
  const currentId = useAppSelector(selectCurrentDependentId);
  const people = (Array.isArray(data) ? data : []).map((dependent) => ({
    patientId: dependent.patientId, name: `${dependent.firstName} ${dependent.lastName}`, isOpen: canActFor(dependent),
  }));
  return {
    person: currentId === null ? null : { patientId: currentId },
    personName: people.find(({ patientId }) => patientId === currentId)?.name,
    people,
    isLoading,
    choose: (patientId: string | null) => { dispatch(patientId === null ? selfChosen() : dependentChosen(patientId)); },
  };
};
