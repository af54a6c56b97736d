import type { ReactNode } from 'react';

import { useLater } from './useLater';

const saidForMs = 3_000;

export function Passing({ children }: { children: ReactNode }) {
  return !useLater(saidForMs) && <span>{children}</span>;
}
