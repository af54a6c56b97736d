import type { AccessEvent } from '../../../../contract/accessLog.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { wallTimeAt } from '../zonedTime.ts';
import { actionText } from './actionText.ts';
import { writeCsv } from './csv.ts';
import { fileText } from './fileText.ts';

/** Spreadsheets expect a semicolon where the comma is the decimal mark. */
const separators = { fr: ';', en: ',' } as const;

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** CSV, in Quebec time. */
export const writeAccessFile = (events: readonly AccessEvent[], lang: Language): string => {
  const messages = fileText[lang];
  const line = ({ at, actor, capacity, action, person, device }: AccessEvent): string[] => {
    const wall = wallTimeAt(new Date(at), quebecZone);
    return [
      wall.slice(0, 10),
      wall.slice(11, 19),
      nameOf(actor) || messages.actors[actor.kind],
      messages.capacities[capacity],
      actionText[action][lang],
      nameOf(person),
      device,
    ];
  };
  return writeCsv([messages.columns, ...events.map(line)], separators[lang]);
};
