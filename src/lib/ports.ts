import type { Flash } from './flash';

/** What listeners ask of the world outside the store; the composition root hands it in, tests hand in their own. */
export type Ports = {
  /** Goes to an in-app address, leaving a message for the page that opens there. */
  goTo: (path: string, flash?: Flash) => void;
  /** The current in-app address, with its query. */
  here: () => string;
  /** The hub's token, when somebody else than the portal put it in this browser's storage; null when they took it out, nothing else. */
  tokenByHand: () => string | null | undefined;
  /** Resolves once everything kept is written in the browser's storage. */
  flush: () => Promise<void>;
  /** Takes out of the browser's storage what a session leaves there, whoever wrote it: all but the language and the display (spec §4). */
  emptyStorage: () => void;
  /** Says to the other tabs of this browser that the session began or ended here. */
  tellTabs: (news: TabNews) => void;
};

/** What tabs tell each other. Only the login id travels, between tabs of one browser. An end without one is everybody's. */
export type TabNews = { kind: 'started'; user: string } | { kind: 'ended'; user?: string };
