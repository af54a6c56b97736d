import type { Bundle } from '@medplum/fhirtypes';
import { useEffect, useState } from 'react';

/** Object URL of the file, revoked on unmount. */
export const useFileAddress = (file: Bundle): string => {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/fhir+json' })),
  );
  useEffect(
    () => () => {
      URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};
