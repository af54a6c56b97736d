import type { ConsentDecisions, ConsentKind } from '../../../contract/account.ts';
import { consentKinds } from '../../../contract/catalogues.ts';
import { BrokenRule, Conflict } from './errors.ts';

/** The text changed since the person read it (409). */
class TextChanged extends Conflict {
  constructor(kind: ConsentKind) {
    super('errors.textChanged', { fields: { [kind]: 'errors.textChanged' } });
  }
}

/** An account does not go without its terms and its privacy policy; who refuses them closes it (422). */
class ConsentRequired extends BrokenRule {
  constructor(kind: ConsentKind) {
    super('errors.consentRequired', { fields: { [kind]: 'errors.consentRequired' } });
  }
}

/**
 * What a person decides, each on the version they have read.
 * @throws TextChanged, ConsentRequired
 */
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
