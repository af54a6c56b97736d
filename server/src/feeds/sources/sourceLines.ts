import type { SourceMode } from '../../../../contract/feeds.ts';
import type { LastRun } from '../runs/lastRuns.ts';
import type { ChangedSource } from './changeSource.ts';
import type { Source } from './sources.ts';

export const whoBooks = (mode: SourceMode): string =>
  mode === 'entrusted' ? 'entrusted, its slots are booked here' : 'link-out, its slots are booked at its publisher';

const sourceLine = ({ name, mode, timeZone, brakePercent, everyMinutes, contactEmail, addresses }: Source): string =>
  [
    `${name}: ${whoBooks(mode)}`,
    timeZone === null ? 'the time zone of each site' : `time zone ${timeZone}`,
    `brake ${brakePercent} %`,
    everyMinutes === null ? 'imported by hand' : `imported every ${everyMinutes} minutes`,
    ...(contactEmail === null ? [] : [`conflicts to ${contactEmail}`]),
    addresses.length === 0 ? 'no address' : addresses.join(' '),
  ].join('; ');

const runLine = ({ outcome, sentence, startedAt }: LastRun): string =>
  `  last run ${startedAt.toISOString()}: ${[outcome ?? 'running', ...(sentence === null ? [] : [sentence])].join('. ')}`;

export const sourceLines = (sources: readonly Source[], runs: readonly LastRun[]): string[] =>
  sources.length === 0
    ? ['There are no sources. To add one: npm run feed -- source <name> --address <manifest>']
    : sources.flatMap((source) => [
        sourceLine(source),
        ...runs.filter(({ name }) => name === source.name).map(runLine),
      ]);

export const changeLines = ({ source, isNew, withdrawn }: ChangedSource): string[] => [
  `${isNew ? 'Added' : 'Changed'} ${sourceLine(source)}`,
  ...(withdrawn > 0
    ? [`  ${withdrawn} upcoming slots were withdrawn; the next import opens them in the new mode.`]
    : []),
];
