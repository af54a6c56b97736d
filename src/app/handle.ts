import type { CallName } from '../../contract/calls.ts';
import type { MessageKey } from '../i18n/keys';

/**
 * Metadata (spec §2). `steps` titles later steps, by `step` in the address. Without a call it `needs`, the page says
 * it is not offered (product §8).
 */
export type RouteHandle = {
  title: MessageKey;
  keywords?: MessageKey;
  description?: MessageKey;
  needs?: readonly CallName[];
  steps?: Partial<Record<string, MessageKey>>;
};

export const handleOf = (handle: unknown): RouteHandle | undefined =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: routes.tsx gives every handle its type, the router forgets it
  typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle) : undefined;
