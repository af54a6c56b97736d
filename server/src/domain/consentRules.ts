import type { ConsentDecisions, ConsentKind } from '../../../contract/account.ts';
import { consentKinds } from '../../../contract/catalogues.ts';
import { BrokenRule, Conflict } from './errors.ts';

/** Changed since it was read (409). */
class TextChanged extends Conflict {
  constructor(kind: ConsentKind) {
    super('errors.textChanged', { fields: { [kind]: 'errors.textChanged' } });
  }
}

/** Terms and privacy policy are mandatory; refusing means closing the account (422). */
class ConsentRequired extends BrokenRule {
  constructor(kind: ConsentKind) {
    super('errors.consentRequired', { fields: { [kind]: 'errors.consentRequired' } });
  }
}

/** @throws TextChanged, ConsentRequired */
export const toDecisions = (
  given: ConsentDecisions,
  versionInForce: (kind: ConsentKind) => string,
): Partial<Record<ConsentKind, boolean>> => {
  for (const kind of consentKinds) {
    const decision = given[kind];
    if (decision === undefined) continue;
    if (decision.version !== versionInForce(kind)) throw new TextChanged(kind);
    if (!decision.granted && kind !== 'analytics') throw new ConsentRequired(kind);
  }
  return Object.fromEntries(
    consentKinds.flatMap((kind) => {
      const decision = given[kind];
      return decision === undefined ? [] : [[kind, decision.granted]];
    }),
  );
};
