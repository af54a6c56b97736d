import { receivedName } from '../../../api/received';
import { everywhere } from './fields';
import { freeTimes } from './freeTimes';
import { isPlain } from './isPlain';
import { pseudonym, type Fields, type LeafRule, type Mask, type Rule } from './rules';

/** Other keys may be personal. */
const fieldName = /^[A-Za-z_$][\w$]{0,40}$/;

export const redactedKey = (key: string, mask: Mask, keysAreIds = false): string =>
  mask.names.get(key) ?? (!keysAreIds && fieldName.test(key) ? key : mask.pseudonyms.ofText(key));

/** For unnamed fields. */
export const others = '*';

const ownRule = (fields: Fields, name: string): Rule | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const ruleFor = (fields: Fields, name: string): Rule =>
  ownRule(fields, name) ?? ownRule(fields, others) ?? ownRule(everywhere, name) ?? pseudonym;

/** Pseudonyms are random. */
const byChance = <T>(list: T[]): T[] =>
  list
    .map((one): [string, T] => [JSON.stringify([one]), one])
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([, one]) => one);

const leafOf = (value: unknown, rule: LeafRule, mask: Mask): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return rule(value, mask);
  if (typeof value === 'boolean' || value === null || value === undefined) return value;
  return typeof value === 'object' ? `‹${value.constructor.name}›` : null; // a chosen file
};

type RuleBelow = Extract<Rule, { each: LeafRule }>;

const below = (value: unknown, rule: RuleBelow, mask: Mask): unknown => {
  if (Array.isArray(value)) return value.map((one) => below(one, rule, mask));
  if (!isPlain(value)) return leafOf(value, rule.each, mask);
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    redactedKey(key, mask, rule.keysAreIds),
    below(one, rule, mask),
  ]);
  return Object.fromEntries(rule.keysAreIds ? byChance(entries) : entries);
};

/**
 * Keeps the shape.
 * @param name the value's field name
 */
export const redacted = (value: unknown, fields: Fields, mask: Mask, name: string): unknown => {
  // May hold anything; a replay sends nothing.
  if (name === receivedName) return null;
  const rule = ruleFor(fields, name);
  if (typeof rule === 'object' && 'whole' in rule) return rule.whole(value, mask);
  if (Array.isArray(value)) {
    if (typeof rule === 'object' && 'drawn' in rule)
      return freeTimes(value, mask, (one) => redacted(one, fields, mask, ''));
    const list = value.map((one) => redacted(one, fields, mask, name));
    return typeof rule === 'object' && 'reordered' in rule ? byChance(list) : list;
  }
  if (typeof rule === 'object' && 'each' in rule) return below(value, rule, mask);
  if (!isPlain(value)) return leafOf(value, typeof rule === 'function' ? rule : pseudonym, mask);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [redactedKey(key, mask), redacted(one, fields, mask, key)]),
  );
};
