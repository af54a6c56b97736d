import { postInOtherTab } from './otherTab';
import { marieNumber } from './people';
import { signIn } from './signedIn';
import { server } from './underTest';

/** As in people.ts and signedIn.ts. */
const marie = { hin: marieNumber, firstName: 'Marie', lastName: 'Tremblay', birthDate: '1950-07-24' };

type Asking = { scopes?: string[]; email?: string; birthDate?: string; hin?: string | null };

/**
 * « Noël Saint-Onge » asks to act for Marie Tremblay, then signs out.
 * @returns his login
 */
export const askedFor = async ({
  scopes = ['book', 'history'],
  email,
  birthDate = marie.birthDate,
  hin = marie.hin,
}: Asking = {}): Promise<string> => {
  const { login } = await signIn();
  const asker = `select patient_id from accounts where login = '${login}'`;
  await server().sql(
    `update patients set first_name = 'Noël', last_name = 'Saint-Onge', nam_sealed = null, nam_index = null where id = (${asker})`,
  );
  const body = {
    ...marie,
    ...{ hin, birthDate },
    relationship: 'grandparent',
    basis: 'written-authorization',
    scopes,
    ...(email !== undefined && { contact: { email } }),
  };
  const answer = await postInOtherTab('/api/user/addDependent', body);
  if (answer.status !== 201) throw new Error(`addDependent answered ${answer.status} ${await answer.text()}`);
  server().forgetCookies();
  sessionStorage.clear();
  server().sent.length = 0;
  return login;
};

/** Oldest first. */
export const linksOf = (login: string): Promise<Record<string, unknown>[]> =>
  server().sql(
    `select state, scopes, basis, locked_at is not null as locked from dependents where account_id = (select id from accounts where login = $1) order by created_at`,
    [login],
  );
