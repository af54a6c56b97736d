import type { LiveEvent } from '../../../../contract/events.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';

/** Scope a delegate needs (product §4). */
export const levelOf = { hold: 'book', alert: 'book', visit: 'history', unread: 'messages' } as const satisfies Partial<
  Record<LiveEvent['type'], DependentScope>
>;

export const frameOf = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** On the last frame only, so an interrupted client receives the whole delivery again. `seen` only advances the id. */
export const withId = (frames: readonly string[], id: string): string =>
  frames.length === 0
    ? `event: seen\nid: ${id}\ndata:\n\n`
    : `${frames.slice(0, -1).join('')}id: ${id}\n${frames.at(-1) ?? ''}`;
