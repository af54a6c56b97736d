import type { ThreadAct } from '../../../../contract/staffThreads.ts';

export type ThreadState = { revision: number; holder: string | null; isWaiting: boolean; lastIsClinics: boolean };

export type ThreadObjection = 'taken' | 'answered' | 'closed' | 'changed';

/** The shell has `seen` nothing: it answers what waits. */
export type ThreadLook = { staffId: string | null; seen: number | null };

const whatChanged = ({ isWaiting, lastIsClinics }: ThreadState): ThreadObjection => {
  if (isWaiting) return 'changed';
  return lastIsClinics ? 'answered' : 'closed';
};

/** Nobody answers over a colleague, nor what they have not read. */
export const objectionToAnswer = (state: ThreadState, { staffId, seen }: ThreadLook): ThreadObjection | undefined => {
  if (state.holder !== null && state.holder !== staffId) return 'taken';
  const isRead = seen === null ? state.isWaiting : state.revision === seen;
  return isRead ? undefined : whatChanged(state);
};

export const decideThreadAct = (
  act: ThreadAct,
  state: ThreadState,
  look: ThreadLook,
): 'do' | 'done' | ThreadObjection => {
  const { holder, isWaiting, revision } = state;
  if (act === 'close') return objectionToAnswer(state, look) ?? (isWaiting ? 'do' : 'done');
  if (act === 'giveBack') {
    if (holder === null) return 'done';
    return holder === look.staffId ? 'do' : 'taken';
  }
  if (holder !== null && holder === look.staffId) return 'done';
  if (revision !== look.seen) return holder === null ? whatChanged(state) : 'taken';
  return isWaiting ? 'do' : whatChanged(state);
};
