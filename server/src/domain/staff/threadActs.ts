/** `endedAs` is null while it waits. */
export type ThreadState = { revision: number; holderId: string | null; endedAs: 'answered' | 'closed' | null };

export type ThreadObjection = 'taken' | 'answered' | 'closed' | 'changed';

export type ThreadVerdict = 'do' | 'done' | ThreadObjection;

/** Nobody, and nothing seen, for a command. */
type Looker = { staffId: string | null; seen: number | null };

const isColleagues = ({ holderId }: ThreadState, staffId: string | null): boolean =>
  holderId !== null && holderId !== staffId;

/** Nobody answers over a colleague, nor over what they have not read. A command answers what waits. */
export const objectionToAnswer = (state: ThreadState, { staffId, seen }: Looker): ThreadObjection | undefined => {
  if (isColleagues(state, staffId)) return 'taken';
  const isRead = seen === null ? state.endedAs === null : seen === state.revision;
  return isRead ? undefined : (state.endedAs ?? 'changed');
};

export const decideClosing = (state: ThreadState, looker: Looker): ThreadVerdict =>
  objectionToAnswer(state, looker) ?? (state.endedAs === null ? 'do' : 'done');

/** Taken over only from whom one saw it with. @param from who had it on screen */
export const decideTaking = (
  state: ThreadState,
  { staffId, from }: { staffId: string; from: string | null },
): ThreadVerdict => {
  const { endedAs, holderId } = state;
  if (endedAs !== null) return endedAs;
  if (holderId === staffId) return 'done';
  return holderId === null || holderId === from ? 'do' : 'taken';
};

export const decideGivingBack = (state: ThreadState, staffId: string): ThreadVerdict => {
  if (state.holderId === null) return 'done';
  return isColleagues(state, staffId) ? 'taken' : 'do';
};
