import { server } from './underTest';

/** The key of the newest mail to an address that leads to a route of the portal, such as `/recover/do`. */
export const keyMailedTo = async (address: string, route: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'keyMailedTo', address, route));

/** The code in the newest mail to an address of somebody who books without an account. */
export const codeMailedTo = async (address: string): Promise<string> =>
  String(await server().run('src/testing/mailElsewhere.mjs', 'codeMailedTo', address));
