import type { CallName } from '../../contract/calls.ts';
import type { MessageKey } from '../i18n/keys';

/**
 * Page metadata (spec §2). `steps` titles later steps, by `step` in the address. Without one of the calls it `needs`,
 * the page says that the network does not offer it (product §8).
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
