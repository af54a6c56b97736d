import type { LiveEvent } from '../../../../contract/events.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';

/** The kinds of event that are about a person, and the level at which somebody who acts for them may know (product §4). */
export const levelOf = { hold: 'book', alert: 'book', visit: 'history', unread: 'messages' } as const satisfies Partial<
  Record<LiveEvent['type'], DependentScope>
>;

/** An event as the stream says it: one line of JSON. An event without data, by the name `seen`, only moves the id. */
export const frameOf = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** Frames of one delivery, of which only the last says the id: whoever is cut off in between gets all of them again. */
export const withId = (frames: readonly string[], id: string): string =>
  frames.length === 0
    ? `event: seen\nid: ${id}\ndata:\n\n`
    : `${frames.slice(0, -1).join('')}id: ${id}\n${frames.at(-1) ?? ''}`;
