import { parseArgs } from 'node:util';

import { quebecZone } from '../../../contract/quebec.ts';
import { isTimeZone } from '../domain/zonedTime.ts';
import { exitMeanings } from './exitCodes.ts';
import { FeedRefused } from './feedRefused.ts';

const usage = `npm run feed -- sites <file.csv> [--report <file>]
npm run feed -- slots <manifest, its folder, or its web address> [--zone <time zone of every site>] [--even-so] [--report <file>]
    --even-so withdraws slots however many
Exit codes:
${exitMeanings.map((meaning, code) => `    ${code}  ${meaning}`).join('\n')}`;

export type Command = {
  kind: 'sites' | 'slots';
  where: string;
  zone: string | null;
  report: string | null;
  evenSo: boolean;
};

const options = { zone: { type: 'string' }, report: { type: 'string' }, 'even-so': { type: 'boolean' } } as const;

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new FeedRefused(usage, { cause });
  }
};

/** @throws FeedRefused with the usage text */
export const readCommand = (words: readonly string[]): Command => {
  const {
    values: { zone = null, report = null, 'even-so': evenSo = false },
    positionals,
  } = parse(words);
  const [kind, where, ...more] = positionals;
  if ((kind !== 'sites' && kind !== 'slots') || where === undefined || more.length > 0) throw new FeedRefused(usage);
  if (kind === 'sites' && (zone !== null || evenSo)) throw new FeedRefused(usage);
  if (zone !== null && !isTimeZone(zone))
    throw new FeedRefused(`There is no time zone ${zone}; write it as ${quebecZone}.`);
  return { kind, where, zone, report, evenSo };
};
