import type { Flash } from './flash';

/** Injected by the composition root, or by tests. */
export type Ports = {
  goTo: (path: string, flash?: Flash) => void;
  here: () => string;
  /** Edited by hand in storage: null when removed, undefined when unchanged. */
  tokenByHand: () => string | null | undefined;
  flush: () => Promise<void>;
  /** Keeps only language and display (spec §4). */
  emptyStorage: () => void;
  tellTabs: (news: TabNews) => void;
};

/** Only the login id travels. An end without `user` applies to everyone. */
export type TabNews = { kind: 'started'; user: string } | { kind: 'ended'; user?: string };
