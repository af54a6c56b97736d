import type { SourceMode } from '../../data/tables/sources.ts';
import type { ChangedSource } from './changeSource.ts';
import type { Source } from './sources.ts';

export const whoBooks = (mode: SourceMode): string =>
  mode === 'entrusted' ? 'entrusted, its slots are booked here' : 'link-out, its slots are booked at its publisher';

const sourceLine = ({ name, mode, timeZone, brakePercent, addresses }: Source): string =>
  [
    `${name}: ${whoBooks(mode)}`,
    timeZone === null ? 'the time zone of each site' : `time zone ${timeZone}`,
    `brake ${brakePercent} %`,
    addresses.length === 0 ? 'no address' : addresses.join(' '),
  ].join('; ');

export const sourceLines = (sources: readonly Source[]): string[] =>
  sources.length === 0
    ? ['There are no sources. To add one: npm run feed -- source <name> --address <manifest>']
    : sources.map(sourceLine);

export const changeLines = ({ source, isNew, withdrawn }: ChangedSource): string[] => [
  `${isNew ? 'Added' : 'Changed'} ${sourceLine(source)}`,
  ...(withdrawn > 0
    ? [`  ${withdrawn} upcoming slots were withdrawn; the next import opens them in the new mode.`]
    : []),
];
