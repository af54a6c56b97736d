import type { TestContext } from 'node:test';

import type { Language } from '../../../contract/catalogues.ts';
import { familyStage } from './family.ts';
import { outgoingOf, type Outgoing } from './outgoing.ts';
import { monthOf, type Step } from './story.ts';

export type ToldStep = Pick<Step, 'at' | 'what'> & { left: Outgoing };

/** Lives through one family’s June on the real server, with clocks that move, and keeps what left it in each step. */
export const tellMonth = async (t: TestContext, lang: Language): Promise<ToldStep[]> => {
  const family = await familyStage(t, lang);
  const outgoing = outgoingOf(family);
  await outgoing();
  const told: ToldStep[] = [];
  for (const { at, what, act } of monthOf(family)) {
    await family.at(at);
    await act();
    told.push({ at, what, left: await outgoing() });
  }
  return told;
};
