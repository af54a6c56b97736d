import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const PageTopSlot = createContext<HTMLElement | null>(null);

export function PageTop({ children }: { children: ReactNode }) {
  const container = use(PageTopSlot);
  return container && createPortal(children, container);
}
