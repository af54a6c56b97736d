import { parseArgs } from 'node:util';

import { z } from 'zod';

import type { SourceMode } from '../../../contract/feeds.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { isTimeZone } from '../domain/zonedTime.ts';
import { FeedRefused } from './feedRefused.ts';
import type { SourceChange } from './sources/changeSource.ts';
import { isKind, optionTypes, usage, usages } from './usage.ts';

export type Command =
  | { kind: 'sites'; where: string; report: string | null }
  | { kind: 'slots'; where: string; zone: string | null; report: string | null; evenSo: boolean; mode?: SourceMode }
  | { kind: 'run'; name: string; evenSo: boolean }
  | { kind: 'sources' }
  | { kind: 'source'; name: string; change: SourceChange };

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: optionTypes, allowPositionals: true });
  } catch (cause) {
    throw new FeedRefused(usage, { cause });
  }
};

const modeOf = (word: string): SourceMode => {
  if (word === 'link-out' || word === 'entrusted') return word;
  throw new FeedRefused(`There is no mode ${word}: write link-out or entrusted.`);
};

const numberFrom =
  (from: number, to: number) =>
  (word: string): number => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= from && number <= to) return number;
    throw new FeedRefused(`${word} is no whole number from ${from} to ${to}.`);
  };

const percentOf = numberFrom(1, 100);
const minutesOf = numberFrom(0, 10_080);

const zoneOf = (word: string): string => {
  if (isTimeZone(word)) return word;
  throw new FeedRefused(`There is no time zone ${word}; write it as ${quebecZone}.`);
};

const given = <Key extends string, Value>(
  key: Key,
  word: string | undefined,
  read: (word: string) => Value,
): Partial<Record<Key, Value>> => {
  const part: Partial<Record<Key, Value>> = {};
  if (word !== undefined) part[key] = read(word);
  return part;
};

const emailOf = (word: string): string => {
  if (word === '' || z.email().safeParse(word).success) return word;
  throw new FeedRefused(`${word} is no email address.`);
};

const asWritten = (word: string): string => word;

const refuseUsage = (): never => {
  throw new FeedRefused(usage);
};

export const readCommand = (words: readonly string[]): Command => {
  const {
    values,
    positionals: [kind = '', where = '', ...more],
  } = parse(words);
  if (!isKind(kind) || more.length > 0 || (where === '') !== (kind === 'sources')) return refuseUsage();
  const options: readonly string[] = usages[kind].options;
  if (Object.keys(values).some((option) => !options.includes(option))) return refuseUsage();
  const { report = null, 'even-so': evenSo = false, zone } = values;
  const mode = given('mode', values.mode, modeOf);
  if (kind === 'sources') return { kind };
  if (kind === 'sites') return { kind, where, report };
  if (kind === 'slots') return { kind, where, zone: zone === undefined ? null : zoneOf(zone), report, evenSo, ...mode };
  if (kind === 'run') return { kind, name: where, evenSo };
  const change = {
    ...mode,
    ...given('address', values.address, asWritten),
    ...given('timeZone', zone, zoneOf),
    ...given('brakePercent', values.brake, percentOf),
    ...given('everyMinutes', values.every, minutesOf),
    ...given('contactEmail', values.contact, emailOf),
  };
  return { kind, name: where, change };
};
