import { server } from './underTest';

/** From the newest email linking to a route, such as `/recover/do`. */
export const keyMailedTo = async (address: string, route: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'keyMailedTo', address, route));

export const codeMailedTo = async (address: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'codeMailedTo', address));
