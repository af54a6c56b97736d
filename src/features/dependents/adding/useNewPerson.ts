import { useEffect, useRef, useState } from 'react';

import { draftOf, draftOpened, forgetDraft } from '../../../lib/drafts';
import { nobodyYet, type NewPerson } from './newPersonForm';

const name = 'new person';

/**
 * What was answered so far about somebody new, page by page. In memory only; it outlives a lost session as every draft does, but for
 * the health number, which is asked again.
 */
export const useNewPerson = () => {
  const [begunFrom] = useState(() => draftOf(name));
  const [person, setPerson] = useState<NewPerson>(() => ({ ...nobodyYet, ...begunFrom }));
  const latest = useRef(person);
  useEffect(() => draftOpened(name, () => latest.current), []);
  return {
    person,
    answer: (answers: Partial<NewPerson>): NewPerson => {
      latest.current = { ...person, ...answers };
      setPerson(latest.current);
      return latest.current;
    },
    forget: () => {
      forgetDraft(name, begunFrom);
    },
  };
};
