import { staffPassword, staffPerson } from '../../server/test/support/staff.ts';

/** A member of the staff who can sign in: what they type, each code once. */
export const addStaff = async ({ deps }, wanted) => {
  const { login, code } = await staffPerson(deps, { ...wanted, password: staffPassword });
  return { login, password: staffPassword, codes: [code(), code(30)] };
};
