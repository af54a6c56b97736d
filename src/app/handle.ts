import type { MessageKey } from '../i18n/keys';

/** What a route says about its page: title, and for open pages keywords and description (spec §2). */
export type RouteHandle = { title: MessageKey; keywords?: MessageKey; description?: MessageKey };

/** The handle of a matched route, when it has one. */
export const handleOf = (handle: unknown): RouteHandle | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle) : undefined;
