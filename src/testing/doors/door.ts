import type { WriteName } from '../../../contract/calls.ts';
import type { Door } from '../unproven';

export type OpenDoor = Omit<Door, 'path'> & { path?: string };

/** `silently`: no screen tells of it. */
export type WriteDoor =
  (() => Promise<OpenDoor>) | { shownIn: string; path: string } | { silently: () => Promise<void> };

export type Doors = Readonly<Record<WriteName, WriteDoor | readonly WriteDoor[]>>;

export const notKnown = (what: string): string => `Nous ne savons pas encore si ${what}.`;
