import { maxWrongCodes } from '../../../../contract/invitation.ts';

export type Candidate = { invitationId: string; birthDate: string | null; wrongTries: number; isItsCode: boolean };

/** `wrongFor`: invitations that count the wrong try. */
export type TryVerdict = { opened: string | null; wrongFor: string[] };

/** A wrong try counts for every open invitation of the number; a locked one never opens (product §4 Hub). */
export const judgeTry = (candidates: readonly Candidate[], birthDate: string): TryVerdict => {
  const right = candidates.find(
    (each) => each.wrongTries < maxWrongCodes && each.isItsCode && each.birthDate === birthDate,
  );
  if (right !== undefined) return { opened: right.invitationId, wrongFor: [] };
  return {
    opened: null,
    wrongFor: candidates.filter(({ wrongTries }) => wrongTries < maxWrongCodes).map(({ invitationId }) => invitationId),
  };
};
