import { waitFor } from '@testing-library/react';

import { dependentsApi } from '../api/dependentsApi';
import type { AppDispatch } from '../store/hooks';
import { childsBirthDate, childsBirthYear } from './childsBirth';
import { dayFromNow } from './slots';
import { server } from './underTest';

type Scope = 'book' | 'history' | 'messages';

export const addChild = async (
  login: string,
  firstName: string,
  scopes: readonly Scope[] = ['book', 'history', 'messages'],
): Promise<string> => {
  const id = crypto.randomUUID();
  await server().sql(`insert into patients (id, first_name, last_name, birth_date) values ($1, $2, 'Roy', $3)`, [
    id,
    firstName,
    childsBirthDate,
  ]);
  await server().sql(
    `insert into dependents (id, account_id, patient_id, relationship, basis, state, starts_on, scopes)
     select $1::uuid, id, $1::uuid, 'child', 'parental-authority', 'active', $4::date, $3::text[] from accounts where login = $2`,
    [id, login, scopes, childsBirthDate],
  );
  return id;
};

/** Lists until the answer names `patientIds`: a list that was asked for before they were added answers without them. */
export const listDependentsWith = (
  { dispatch }: { dispatch: AppDispatch },
  patientIds: readonly string[],
): Promise<void> =>
  waitFor(async () => {
    const list = dependentsApi.endpoints.listDependents.initiate(undefined, { forceRefetch: true, subscribe: false });
    const listed = (await dispatch(list)).data?.map(({ patientId }) => patientId);
    expect(listed?.toSorted()).toEqual([...patientIds].sort());
  });

/** Today's, of every child here. */
export const childsAge = (): number => {
  const [year = '', day = ''] = dayFromNow(0).split(/-(.*)/);
  return Number(year) - childsBirthYear - (day < '05-04' ? 1 : 0);
};
