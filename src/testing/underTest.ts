/** `instead`: the request never reaches the server. Without `Session-Expires`, as another back end answers. */
export type Fault =
  'lost before' | 'lost after' | 'without Session-Expires' | Response | { instead: Response } | undefined;

/** Set by portalEnvironment.mjs. */
export type UnderTest = {
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** By file and name: `({ app, deps }, ...args)`. */
  run: (file: string, name: string, ...args: unknown[]) => Promise<unknown>;
  forgetCookies: () => void;
  sent: Request[];
  /** Loses or replaces a request or answer; a promise delays it. */
  fault: ((request: Request) => Fault | Promise<Fault>) | null;
};

declare global {
  var underTest: UnderTest;
}

export const server = (): UnderTest => globalThis.underTest;

export const sentTo = (path: string): Request[] =>
  server().sent.filter((request) => new URL(request.url).pathname === path);

/** Set before the portal opens. */
export const withoutStream = ({ url }: Request): Fault =>
  new URL(url).pathname === '/api/events' ? 'lost before' : undefined;
