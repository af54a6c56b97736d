import type { Flash } from './flash';

export type Ports = {
  goTo: (path: string, flash?: Flash) => void;
  here: () => string;
  /** As `changedByHand`. */
  tokenByHand: () => string | null | undefined;
  flush: () => Promise<void>;
  /** Keeps only language and display (spec §4). */
  emptyStorage: () => void;
  tellTabs: (news: TabNews) => void;
};

/** Only the login id travels. Without `user`, for everyone. */
export type TabNews = { kind: 'started'; user: string } | { kind: 'ended'; user?: string };
