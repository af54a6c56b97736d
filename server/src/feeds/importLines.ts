import type { SlotsImport } from './slots/importSlots.ts';
import { whoBooks } from './sources/sourceLines.ts';
import { tallyLines } from './tally.ts';

export const reportLine = (path: string): string => `Every row, with what became of it: ${path}`;

export const slotLines = ({
  source,
  tallies,
  services,
  slots,
  conflicts,
  notRecorded,
  keptCalendars,
}: SlotsImport): string[] => [
  `Source ${source.name}: ${whoBooks(source.mode)}`,
  ...tallyLines('Locations', tallies.Location),
  ...(services.rows > 0 ? tallyLines('Healthcare services', services) : []),
  ...tallyLines('Schedules', tallies.Schedule),
  ...tallyLines('Slots', tallies.Slot),
  `Slots: ${slots.added} added, ${slots.freedAgain} freed again, ${slots.moved} moved, ${slots.retired} withdrawn`,
  ...(slots.overtaken > 0
    ? [`  In ${slots.overtaken} periods more slots are taken than are published; all of them were kept.`]
    : []),
  ...(conflicts.open > 0
    ? [
        `Conflicts: ${conflicts.found} new, ${conflicts.open} open. Appointments that are published otherwise: npm run clinic -- conflicts`,
      ]
    : []),
  ...(keptCalendars > 0
    ? [
        `  ${keptCalendars} calendars have a row that could not be read; their slots that are published no longer were kept.`,
      ]
    : []),
  ...(notRecorded.length > 0
    ? [
        `Left out, because this recording does not hold them: ${notRecorded.length} files of the manifest, such as ${notRecorded[0] ?? ''}`,
      ]
    : []),
];
