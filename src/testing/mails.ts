import { server } from './underTest';

/** From the newest email linking to a route, such as `/recover/do`. */
export const keyMailedTo = async (address: string, route: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'keyMailedTo', address, route));

export const codeMailedTo = async (address: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'codeMailedTo', address));

export const codeTexted = async (number: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'codeTexted', `+1${number}`));

export const recoveryKeyOf = async ({ email, nam }: { email: string; nam: string }): Promise<string> => {
  await fetch('/api/recover', {
    method: 'POST',
    body: JSON.stringify({ email, nam, lang: 'fr' }),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  return keyMailedTo(email, '/recover/do');
};
