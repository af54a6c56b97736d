import { readFileSync } from 'node:fs';

import { isRecord } from '../lib/isRecord';
import type { AppStore } from '../store/makeStore';
import type { askEveryCall, Asked, AskedName } from './everyCall';

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: string): boolean => isRecord(catalogue) && message in catalogue;

/** Everything that is wrong with how an answer was taken. */
const wrongIn = ({ data, error }: Asked): string | undefined => {
  if (error === undefined) return `taken for an answer: ${JSON.stringify(data)}`;
  if (!isRecord(error) || !['replaced', 'unproven', 401].some((status) => status === error['status']))
    return `no error of its own: ${JSON.stringify(error)}`;
  return isSaid(String(error['message'])) ? undefined : `no sentence: ${String(error['message'])}`;
};

type Asks = ReturnType<typeof askEveryCall>;

/** What is wrong with each call, if anything is. */
export const wrongsOf = async (
  store: AppStore,
  asks: Asks,
  of: readonly AskedName[],
): Promise<Record<string, string>> => {
  const answers = await Promise.all(of.map(async (name) => [name, wrongIn(await asks[name](store.dispatch))] as const));
  return Object.fromEntries(answers.filter((pair): pair is [AskedName, string] => pair[1] !== undefined));
};
