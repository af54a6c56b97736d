import { canActFor, mayActFor } from '../../../contract/access.ts';
import { missedIn } from '../../api/capability';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { isAwaited } from '../../api/isAwaited';
import { dependentChosen, selfChosen } from '../../api/signals';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCurrentDependentId } from './dependentsSlice';
import { nameOf } from './personText';

export const useActedFor = () => {
  const dispatch = useAppDispatch();
  const asked = useListDependentsQuery();
  const { data = [] } = asked;
  const currentId = useAppSelector(selectCurrentDependentId);
  const people = data.map((dependent) => ({
    patientId: dependent.patientId,
    name: nameOf(dependent),
    isOpen: canActFor(dependent),
    mayBook: mayActFor(dependent, 'book'),
    seesHistory: mayActFor(dependent, 'history'),
    seesMessages: mayActFor(dependent, 'messages'),
  }));
  const current = people.find(({ patientId }) => patientId === currentId);
  return {
    person: currentId === null ? null : { patientId: currentId },
    personName: current?.name,
    mayBook: currentId === null || current?.mayBook === true,
    seesHistory: currentId === null || current?.seesHistory === true,
    seesMessages: currentId === null || current?.seesMessages === true,
    people,
    isLoading: isAwaited(asked),
    missed: missedIn(asked),
    askAgain: asked.refetch,
    choose: (patientId: string | null) => {
      dispatch(patientId === null ? selfChosen() : dependentChosen(patientId));
    },
  };
};
