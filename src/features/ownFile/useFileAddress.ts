import type { Bundle } from '@medplum/fhirtypes';
import { useEffect, useState } from 'react';

/** An address in this browser’s memory that gives a file as it came, until the page is left. */
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
