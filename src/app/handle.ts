import type { MessageKey } from '../i18n/keys';

/**
 * What a route says about its page: title, and for open pages keywords and description (spec §2).
 * `steps` are the titles of a journey's later steps, by the `step` of the address.
 */
export type RouteHandle = {
  title: MessageKey;
  keywords?: MessageKey;
  description?: MessageKey;
  steps?: Partial<Record<string, MessageKey>>;
};

/** The handle of a matched route, when it has one. */
export const handleOf = (handle: unknown): RouteHandle | undefined =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: routes.tsx gives every handle its type, the router forgets it
  typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle) : undefined;
