import { signUp } from '../../server/test/support/browser.ts';

const write = async (visitor, path, payload) => {
  const answer = await visitor.send({ method: 'POST', url: `/api/appointment/${path}`, payload });
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
};

export const holdElsewhere = async ({ app }, spaceId) => {
  const { visitor } = await signUp(app, otherPerson());
  await write(visitor, 'hold', { spaceId });
};

export const reserveElsewhere = async ({ app, deps }, spaceId) => {
  const { visitor, person } = await signUp(app, otherPerson());
  await deps.db
    .updateTable('accounts')
    .set({ email_verified_at: new Date() })
    .where('login', '=', person.login)
    .execute();
  await write(visitor, 'reserve', { space: spaceId, raisonVisite: 'skin' });
};

let count = 0;
const otherPerson = () => {
  count += 1;
  return { login: `autre.${count}`, email: `autre.${count}@exemple.ca`, nam: `AUTR850215${10 + (count % 90)}` };
};
