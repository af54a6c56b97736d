import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { Note } from '../Note';
import { sameValues } from './sameValues';

export function Unsaved({ saved, children }: { saved: object; children: ReactNode }) {
  const { values } = useFormState({ subscription: { values: true } });
  return sameValues(values, saved) ? null : <Note>{children}</Note>;
}
