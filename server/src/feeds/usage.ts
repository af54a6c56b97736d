import { exitMeanings } from './exitCodes.ts';

export const optionTypes = {
  zone: { type: 'string' },
  report: { type: 'string' },
  mode: { type: 'string' },
  address: { type: 'string' },
  brake: { type: 'string' },
  every: { type: 'string' },
  contact: { type: 'string' },
  'even-so': { type: 'boolean' },
} as const;

type Usage = { args: string; summary: string; options: readonly (keyof typeof optionTypes)[] };

export const usages = {
  sites: {
    args: '<file.csv> [--report <file>]',
    summary: 'imports clinics from a file of the Open Database of Healthcare Facilities',
    options: ['report'],
  },
  slots: {
    args: '<manifest> [--mode link-out|entrusted] [--zone <time zone>] [--even-so] [--report <file>]',
    summary:
      'imports a publication by its manifest, its folder or its web address; --mode is for a new source, else link-out; --zone is of every site; --even-so withdraws slots however many',
    options: ['zone', 'report', 'mode', 'even-so'],
  },
  run: {
    args: '<source>|all [--even-so]',
    summary: 'imports a source from its address now, or each source that has one',
    options: ['even-so'],
  },
  sources: { args: '', summary: 'lists the sources: who books, time zone, brake, interval, addresses', options: [] },
  source: {
    args: '<name> [--address <manifest>] [--mode link-out|entrusted] [--zone <time zone>] [--brake <percent>] [--every <minutes>] [--contact <email>]',
    summary:
      'changes a source; --address makes a new one; --brake is the share of open slots that one import may withdraw; --every 0 imports by hand only; --contact gets its conflicts, "" nobody',
    options: ['zone', 'mode', 'address', 'brake', 'every', 'contact'],
  },
} as const satisfies Record<string, Usage>;

export type Kind = keyof typeof usages;

export const isKind = (word: string): word is Kind => Object.hasOwn(usages, word);

const linesOf = (name: string, { args, summary }: Pick<Usage, 'args' | 'summary'>): string[] => [
  `npm run feed -- ${name}${args === '' ? '' : ` ${args}`}`,
  `    ${summary}`,
];

export const usageOf = (kind: Kind): string => linesOf(kind, usages[kind]).join('\n');

export const help: readonly string[] = [
  ...Object.entries(usages).flatMap(([name, usage]) => linesOf(name, usage)),
  'Exit codes:',
  ...exitMeanings.map((meaning, code) => `    ${code}  ${meaning}`),
];
