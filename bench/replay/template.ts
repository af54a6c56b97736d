import { freshId, freshReference, freshSeal } from './fresh.ts';
import type { Statement } from './step.ts';
import type { Value } from './value.ts';

/** What is known of one request beforehand, by name: ids, instants as ISO text, digests as hex. */
export type Facts = { startsAt: string } & Record<string, string>;

type Fill = (facts: Facts) => Value;

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const referenceShape = /^[2-9A-HJ-NP-Z]{10}$/;
const instantShape = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const day = 86_400_000;

/** An instant near the appointment moves with it, such as the last one to cancel at; any other stays. */
const fillInstant = (text: string, recorded: Facts): Fill => {
  const offset = Date.parse(text) - Date.parse(recorded.startsAt);
  return Math.abs(offset) > day ? () => text : (facts) => new Date(Date.parse(facts.startsAt) + offset).toISOString();
};

const fillText = (text: string, recorded: Facts): Fill => {
  const inside = Object.entries(recorded).filter(([, known]) => known !== '' && text.includes(known));
  if (inside.length > 0) {
    return (facts) => inside.reduce((filled, [name, known]) => filled.replaceAll(known, facts[name] ?? ''), text);
  }
  if (idShape.test(text)) return freshId;
  if (instantShape.test(text)) return fillInstant(text, recorded);
  return referenceShape.test(text) ? freshReference : () => text;
};

const fillOf = (value: Value, recorded: Facts): Fill => {
  if (typeof value === 'string') return fillText(value, recorded);
  if (Array.isArray(value)) {
    const fills = value.map((item) => fillOf(item, recorded));
    return (facts) => fills.map((fill) => fill(facts));
  }
  if (typeof value !== 'object' || value === null) return () => value;
  const name = Object.keys(recorded).find((key) => recorded[key] === value.hex);
  return name === undefined ? () => ({ hex: freshSeal(value.hex) }) : (facts) => ({ hex: facts[name] ?? '' });
};

/**
 * Learns from one recorded request how to send the statements of another: what was known of it is replaced, what the
 * product made up (ids, references, seals) is made up again, and the rest stays.
 */
export const templateOf = (statements: readonly Statement[], recorded: Facts): ((facts: Facts) => Statement[]) => {
  const plans = statements.map(({ text, values }) => ({ text, fills: values.map((value) => fillOf(value, recorded)) }));
  return (facts) => plans.map(({ text, fills }) => ({ text, values: fills.map((fill) => fill(facts)) }));
};
