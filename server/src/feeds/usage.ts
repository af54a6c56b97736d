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

type Usage = { words: string; says: string; options: readonly (keyof typeof optionTypes)[] };

export const usages = {
  sites: {
    words: '<file.csv> [--report <file>]',
    says: 'imports clinics from a file of the Open Database of Healthcare Facilities',
    options: ['report'],
  },
  slots: {
    words:
      '<manifest, its folder, or its web address> [--mode link-out|entrusted] [--zone <time zone of every site>] [--even-so] [--report <file>]',
    says: 'imports a publication; --mode is for a new source, else link-out; --even-so withdraws slots however many',
    options: ['mode', 'zone', 'even-so', 'report'],
  },
  run: {
    words: '<source>|all [--even-so]',
    says: 'imports a source from its address now, or each source that has one; --even-so withdraws slots however many',
    options: ['even-so'],
  },
  sources: {
    words: '',
    says: 'lists the sources of slots: who books them, time zone, brake, interval, addresses, last run',
    options: [],
  },
  source: {
    words:
      '<name> [--mode link-out|entrusted] [--address <manifest>] [--zone <time zone of every site>] [--brake <percent>] [--every <minutes>] [--contact <email>]',
    says: 'changes a source; --address makes a new one, and is read from now on; --brake is the share of open slots that one import may withdraw; --every 0 imports by hand only; --contact is mailed about conflicts, "" nobody',
    options: ['mode', 'address', 'zone', 'brake', 'every', 'contact'],
  },
} as const satisfies Record<string, Usage>;

export type Kind = keyof typeof usages;

export const isKind = (word: string): word is Kind => Object.hasOwn(usages, word);

export const usage = [
  ...Object.entries(usages).flatMap(([kind, { words, says }]) => [
    `npm run feed -- ${kind} ${words}`.trimEnd(),
    `    ${says}`,
  ]),
  'Exit codes:',
  ...exitMeanings.map((meaning, code) => `    ${code}  ${meaning}`),
].join('\n');
