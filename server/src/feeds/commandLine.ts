import { parseArgs } from 'node:util';

import { quebecZone } from '../../../contract/quebec.ts';
import { checkEmail } from '../../../contract/rules.ts';
import type { SourceMode } from '../data/tables/sources.ts';
import { isTimeZone } from '../domain/zonedTime.ts';
import { FeedRefused } from './feedRefused.ts';
import type { SourceChange } from './sources/changeSource.ts';
import { help, isKind, optionTypes, usageOf, usages, type Kind } from './usage.ts';

export type Command =
  | { kind: 'sites'; where: string; report: string | null }
  | { kind: 'slots'; where: string; zone: string | null; report: string | null; evenSo: boolean; mode?: SourceMode }
  | { kind: 'run'; name: string; evenSo: boolean }
  | { kind: 'help' }
  | { kind: 'sources' }
  | { kind: 'source'; name: string; change: SourceChange };

const refuseUsage = (kind: Kind): never => {
  throw new FeedRefused(usageOf(kind));
};

const parseWords = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: optionTypes, allowPositionals: true });
  } catch {
    return null;
  }
};

const parse = (kind: Kind, words: readonly string[]) => {
  const allowed: readonly string[] = usages[kind].options;
  const parsed = parseWords(words);
  const isRight = parsed?.positionals.length === (kind === 'sources' ? 0 : 1);
  if (!isRight || Object.keys(parsed.values).some((option) => !allowed.includes(option))) return refuseUsage(kind);
  return parsed;
};

const modeOf = (kind: Kind, word: string | undefined): { mode?: SourceMode } => {
  if (word === undefined) return {};
  return word === 'link-out' || word === 'entrusted' ? { mode: word } : refuseUsage(kind);
};

const numberOf = (word: string | undefined, { from, to }: { from: number; to: number }): number | undefined => {
  if (word === undefined) return undefined;
  const number = Number(word);
  if (!/^\d+$/.test(word) || number < from || number > to)
    throw new FeedRefused(`${word} is no whole number from ${from} to ${to}.`);
  return number;
};

const given = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> => {
  const part: Partial<Record<Key, Value>> = {};
  if (value !== undefined) part[key] = value;
  return part;
};

const emailOf = (word: string | undefined): string | undefined => {
  if (word !== undefined && word !== '' && checkEmail(word) !== undefined)
    throw new FeedRefused(`${word} is no email address.`);
  return word;
};

const longestInterval = 10_080;

const kindOf = (word: string | undefined): Kind => {
  if (word === undefined) throw new FeedRefused(help.join('\n'));
  if (isKind(word)) return word;
  throw new FeedRefused(`There is no command ${word}: npm run feed -- help lists them.`);
};

const readOne = (kind: Kind, words: readonly string[]): Command => {
  const {
    values,
    positionals: [where = ''],
  } = parse(kind, words);
  const { zone, report = null, mode, address, brake, every, contact } = values;
  const evenSo = values['even-so'] === true;
  if (zone !== undefined && !isTimeZone(zone))
    throw new FeedRefused(`There is no time zone ${zone}; write it as ${quebecZone}.`);
  if (kind === 'sources') return { kind };
  if (kind === 'sites') return { kind, where, report };
  if (kind === 'slots') return { kind, where, zone: zone ?? null, report, evenSo, ...modeOf(kind, mode) };
  if (kind === 'run') return { kind, name: where, evenSo };
  const change = {
    ...modeOf(kind, mode),
    ...given('address', address),
    ...given('timeZone', zone),
    ...given('brakePercent', numberOf(brake, { from: 1, to: 100 })),
    ...given('everyMinutes', numberOf(every, { from: 0, to: longestInterval })),
    ...given('contactEmail', emailOf(contact)),
  };
  return { kind, name: where, change };
};

export const readCommand = ([word, ...words]: readonly string[]): Command =>
  word === 'help' || word === '--help' ? { kind: 'help' } : readOne(kindOf(word), words);
