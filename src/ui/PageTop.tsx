import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place above the title of the current page; null until it is there. */
export const PageTopSlot = createContext<HTMLElement | null>(null);

/** Puts alerts first on the page, above its title, wherever they come from. */
export function PageTop({ children }: { children: ReactNode }) {
  const slot = use(PageTopSlot);
  return slot && createPortal(children, slot);
}
