import { makePorts } from '../../src/app/makePorts';
import { makeStore } from '../../src/store/makeStore';
import { addShapes } from '../../src/ui/Icon';
import { laterShapes } from '../../src/ui/laterShapes';
import { textIn } from './text';

/** What every story shares: the words of both languages, and a store that holds nothing and asks nobody. */
export const setStage = async () => {
  addShapes(laterShapes);
  const store = makeStore(makePorts({}));
  const [fr, en] = await Promise.all([textIn('fr'), textIn('en')]);
  return { store, text: { fr, en } };
};

export type StageSet = Awaited<ReturnType<typeof setStage>>;
