import { mostWrongCodes } from '../../../../contract/invitation.ts';

/** An invitation that a health number could open. */
export type Candidate = { invitationId: string; birthDate: string | null; wrongTries: number; isItsCode: boolean };

/** Which invitation a try opens, if any, and to which it counts as a wrong one. */
export type TryVerdict = { opened: string | null; wrongFor: string[] };

/**
 * What becomes of a number, a date and a code (product §4 Hub). A wrong date counts as a wrong code does; a try counts for every
 * open invitation of that number, since it is not known which was meant; a locked code opens nothing.
 */
export const judgeTry = (candidates: readonly Candidate[], birthDate: string): TryVerdict => {
  const right = candidates.find(
    (each) => each.wrongTries < mostWrongCodes && each.isItsCode && each.birthDate === birthDate,
  );
  if (right !== undefined) return { opened: right.invitationId, wrongFor: [] };
  return {
    opened: null,
    wrongFor: candidates
      .filter(({ wrongTries }) => wrongTries < mostWrongCodes)
      .map(({ invitationId }) => invitationId),
  };
};
