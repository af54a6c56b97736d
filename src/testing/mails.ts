import { server } from './underTest';

/** From the newest email that links to a route, such as `/recover/do`. */
export const keyMailedTo = async (address: string, route: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'keyMailedTo', address, route));

/** From the newest email to a guest. */
export const codeMailedTo = async (address: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'codeMailedTo', address));
