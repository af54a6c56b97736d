import { server } from './underTest';

export const goodPassword = 'Chalet-Bleuet-77';

let count = 0;

/** From another browser. */
export const someone = async (): Promise<{ login: string; password: string; email: string; nam: string }> => {
  count += 1;
  const login = `personne.${count}`;
  const email = `${login}@exemple.ca`;
  // People with one number share its appointments.
  const nam = `TREM850215${12 + ((count - 1) % 80)}`;
  await server().run('src/testing/signUpElsewhere.mjs', 'signUpElsewhere', {
    login,
    email,
    nam,
    password: goodPassword,
  });
  return { login, password: goodPassword, email, nam };
};
