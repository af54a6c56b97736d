import { isPlain, plain, type Plain } from './isPlain';

/** Free times are public, and so is how long before its start each clinic lets cancel. A path names others’ slots. */
const publicFields: readonly string[] = ['spaces', 'cancelUntil', 'path'];

const ofSetAside = ({ endpointName, meta }: Plain): boolean =>
  (endpointName ?? plain(plain(meta)['arg'])['endpointName']) === 'listInvitedSlots';

const isPublic = (key: string, holder: Plain): boolean =>
  publicFields.includes(key) || ((key === 'data' || key === 'payload') && ofSetAside(holder));

export type Outside = {
  /** The server’s, in its order. */
  clinics: Set<string>;
  professionals: Set<string>;
  values: Set<string>;
};

export const nothingOutside = (): Outside => ({ clinics: new Set(), professionals: new Set(), values: new Set() });

const learnNetwork = ({ clinics, hashProfName }: Plain, { clinics: known, professionals }: Outside): void => {
  if (!Array.isArray(clinics)) return;
  for (const one of clinics) known.add(String(plain(one)['clinicId']));
  for (const id of Object.keys(plain(hashProfName))) professionals.add(id);
};

/** What a trace says outside its lists of free times (decision 89). */
export const learn = (value: unknown, into: Outside): void => {
  if (typeof value === 'string' || typeof value === 'number') into.values.add(String(value));
  else if (Array.isArray(value)) for (const one of value) learn(one, into);
  else if (isPlain(value)) {
    if ('hashProfName' in value) learnNetwork(value, into);
    for (const [key, one] of Object.entries(value)) if (!isPublic(key, value)) learn(one, into);
  }
};
