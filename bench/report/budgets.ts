import { readFileSync } from 'node:fs';

import type { Outcome } from './outcome.ts';

/** What a figure may be at most, or must be at least. */
type Budget = { most: number } | { least: number };

const file = new URL('../budgets.json', import.meta.url);

/** The budgets of one bench, by the name of the figure. */
export const budgetsOf = (bench: string): Record<string, Budget> => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own file, beside this folder
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Budget>>;
  return all[bench] ?? {};
};

/**
 * One sentence for each budget that is not kept. A budget whose figure was not measured counts as missed:
 * a bench that stops measuring something must not pass for it.
 */
export const missedBudgets = (budgets: Record<string, Budget>, { figures }: Pick<Outcome, 'figures'>): string[] =>
  Object.entries(budgets).flatMap(([name, budget]) => {
    const value = figures[name];
    if (value === undefined || Number.isNaN(value)) return [`${name} was not measured`];
    if ('most' in budget) return value <= budget.most ? [] : [`${name} is ${value}, at most ${budget.most}`];
    return value >= budget.least ? [] : [`${name} is ${value}, at least ${budget.least}`];
  });
