import { URL } from 'node:url';

import { makeAuthenticator } from '../../server/test/support/authenticator.ts';

const phones = new Map();

/** The software authenticator of one test, by its name. */
const phoneOf = ({ deps }, name) => {
  const phone = phones.get(name) ?? makeAuthenticator(new URL(deps.config.publicUrl).origin);
  phones.set(name, phone);
  return phone;
};

export const createElsewhere = (of, name, options) => phoneOf(of, name).create(options);

export const askElsewhere = (of, name, options) => phoneOf(of, name).get(options);
