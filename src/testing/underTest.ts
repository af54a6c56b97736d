type Fault = 'lost before' | 'lost after' | Response | undefined;

/** What the environment of a screen's test gives beside the browser (portalEnvironment.mjs). */
export type UnderTest = {
  /** One statement on the server's database. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Calls a function of the server's sources or test support, by file and name: `({ app, deps }, ...args)`. */
  run: (file: string, name: string, ...args: unknown[]) => Promise<unknown>;
  /** Forgets who was signed in with this browser. */
  forgetCookies: () => void;
  /** Every request that reached the server, in order. */
  sent: Request[];
  /** A fault of the network: lost on the way there, lost on the way back, or another answer; a promise is an answer that comes late. */
  fault: ((request: Request) => Fault | Promise<Fault>) | null;
};

declare global {
  var underTest: UnderTest;
}

/** The server behind the test and its network. */
export const server = (): UnderTest => globalThis.underTest;

/** The requests sent to one address, such as `/api/login`. */
export const sentTo = (path: string): Request[] =>
  server().sent.filter((request) => new URL(request.url).pathname === path);

/** No stream tells meanwhile what the server did, its answers alone do: a fault to set before the portal opens. */
export const withoutStream = ({ url }: Request): Fault =>
  new URL(url).pathname === '/api/events' ? 'lost before' : undefined;
