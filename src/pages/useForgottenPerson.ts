import { useEffect, useState } from 'react';

import { useHeldFor } from '../scheduling/hold/useHeldFor';
import type { useActedFor } from '../features/dependents/useActedFor';

type ActedFor = Pick<ReturnType<typeof useActedFor>, 'person' | 'people' | 'choose' | 'isLoading'>;

/**
 * For whom one books stays in memory and is gone after a reload of the page to check; the place that is held still says
 * it. Done once: who then returns to their own profile means it. @returns whether that is still open
 */
export const useForgottenPerson = (
  { person, people, choose, isLoading: isAsking }: ActedFor,
  isCheck: boolean,
): boolean => {
  const { heldFor, isLoading } = useHeldFor(people.filter(({ mayBook }) => mayBook).map(({ patientId }) => patientId));
  const [isOpen, setIsOpen] = useState(isCheck);
  const isForgotten = isOpen && person === null && heldFor !== undefined;
  if (isOpen && !isForgotten && !isLoading && !isAsking) setIsOpen(false);
  useEffect(() => {
    if (isForgotten) choose(heldFor);
  });
  return isOpen;
};
