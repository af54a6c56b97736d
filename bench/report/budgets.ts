import { readFileSync } from 'node:fs';

import type { Outcome } from './outcome.ts';

/** What a figure may be at most, or must be at least. `always`: after a smoke round too, whatever the machine is busy with. */
type Budget = ({ most: number } | { least: number }) & { always?: true };

type Budgets = Record<string, Budget>;

const file = new URL('../budgets.json', import.meta.url);

/** The budgets of one bench, by the name of the figure. */
export const budgetsOf = (bench: string): Budgets => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own file, beside this folder
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budgets>;
  return all[bench] ?? {};
};

/** Those that a smoke round keeps: what it measured makes sense. */
export const ofSmokeRound = (budgets: Budgets): Budgets =>
  Object.fromEntries(Object.entries(budgets).filter(([, { always }]) => always));

/**
 * One sentence for each budget that is not kept. A budget whose figure was not measured counts as missed:
 * a bench that stops measuring something must not pass for it.
 */
export const missedBudgets = (budgets: Budgets, { figures }: Pick<Outcome, 'figures'>): string[] =>
  Object.entries(budgets).flatMap(([name, budget]) => {
    const value = figures[name];
    if (value === undefined || Number.isNaN(value)) return [`${name} was not measured`];
    if ('most' in budget) return value <= budget.most ? [] : [`${name} is ${value}, at most ${budget.most}`];
    return value >= budget.least ? [] : [`${name} is ${value}, at least ${budget.least}`];
  });
