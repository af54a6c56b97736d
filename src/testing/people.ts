import { server } from './underTest';

export const goodPassword = 'Chalet-Bleuet-77';

let count = 0;

/** From another browser. */
export const someone = async (): Promise<{ login: string; password: string; email: string }> => {
  count += 1;
  const login = `personne.${count}`;
  const email = `${login}@exemple.ca`;
  await server().run('src/testing/signUpElsewhere.mjs', 'signUpElsewhere', {
    login,
    email,
    nam: 'TREM85021512',
    password: goodPassword,
  });
  return { login, password: goodPassword, email };
};
