import { URL } from 'node:url';

import { makeDevice } from '../../server/test/support/passkeyDevice.ts';

const phones = new Map();

/** The device in software of one test, by its name. */
const phoneOf = ({ deps }, name) => {
  const phone = phones.get(name) ?? makeDevice(new URL(deps.config.publicUrl).origin);
  phones.set(name, phone);
  return phone;
};

export const createElsewhere = (of, name, options) => phoneOf(of, name).create(options);

export const askElsewhere = (of, name, options) => phoneOf(of, name).get(options);
