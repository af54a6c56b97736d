import { inTransaction } from '../../server/src/data/transaction.ts';
import { beginFactor, confirmFactor, factorContext, findFactor } from '../../server/src/data/secondFactor/factors.ts';
import { replaceRecoveryCodes } from '../../server/src/data/secondFactor/recoveryCodes.ts';
import { newSecret } from '../../server/src/domain/secondFactor/oneTimeCode.ts';
import { codeAt } from '../../server/test/support/authenticator.ts';

const accountOf = ({ db }, login) =>
  db.selectFrom('accounts').where('login', '=', login).select('id').executeTakeFirstOrThrow();

/** What the app of an account shows, so many steps from now. */
export const codeElsewhere = async ({ deps }, login, steps) => {
  const factor = await findFactor(deps.db, (await accountOf(deps, login)).id);
  return codeAt(deps.vault.open(factor.secretSealed, factorContext), new Date(Date.now() + steps * 30_000));
};

/** Turned on long ago, with one recovery code. */
export const turnOnElsewhere = async ({ deps }, login, recoveryCode) => {
  const { id: accountId } = await accountOf(deps, login);
  await inTransaction(deps.db, async (transaction) => {
    await beginFactor(transaction, deps.vault, { accountId, secret: newSecret() });
    const { factorId } = await findFactor(transaction, accountId);
    await confirmFactor(transaction, { factorId, step: 0 });
    await replaceRecoveryCodes(transaction, deps.vault, { accountId, codes: [recoveryCode] });
  });
};
