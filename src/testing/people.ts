import { server } from './underTest';

export const goodPassword = 'Chalet-Bleuet-77';

export const marieNumber = 'TREM85021512';

let count = 0;

/** From another browser. */
export const someone = async (
  given?: string,
): Promise<{ login: string; password: string; email: string; nam: string }> => {
  count += 1;
  const login = `personne.${count}`;
  const email = `${login}@exemple.ca`;
  // People with one number share its appointments.
  const nam = given ?? `TREM850215${13 + ((count - 1) % 80)}`;
  await server().run('src/testing/signUpElsewhere.mjs', 'signUpElsewhere', {
    login,
    email,
    nam,
    password: goodPassword,
  });
  return { login, password: goodPassword, email, nam };
};
