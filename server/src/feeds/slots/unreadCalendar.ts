import type { FileType } from './manifest.ts';

/** In any text, also in broken JSON: the row names its calendar although it cannot be read. */
const reference = /"reference"\s*:\s*"(?:[^"]*\/)?Schedule\/([^"/\\]+)"/;

/**
 * The calendar that a row of this text says something about, and nobody knows what.
 * @param key of the row, where it could be read
 */
export const unreadCalendar = (type: FileType, text: string | null, key: string | null): string | null => {
  if (type === 'Schedule') return key;
  if (type !== 'Slot') return null;
  // Some writers of JSON escape every slash.
  return reference.exec((text ?? '').replaceAll('\\/', '/'))?.[1]?.trim() ?? null;
};
