import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { repairPhone } from './phoneRepair.ts';
import { repairPostalCode } from './postalRepair.ts';
import { readResource, resourceId, text } from './resource.ts';
import { siteTimeZone } from './siteTimeZone.ts';

const location = z.object({
  id: resourceId,
  status: text(50).nullish().catch(null),
  name: text(300).refine((name) => name !== ''),
  telecom: z.array(z.object({ system: z.string().optional(), value: text(100).optional() })).nullish(),
  address: z.object({
    line: z.array(text(300)).nullish(),
    city: text(200).nullish(),
    state: text(50).nullish(),
    postalCode: z.union([text(30), z.int().transform(String)]).nullish(),
  }),
  position: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullish()
    .catch(null),
});

export type FeedLocation = {
  key: string;
  name: string;
  address_line: string;
  city: string;
  province: string;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  phone: string | null;
  language: Language;
};

export type ReadLocation =
  { value: FeedLocation; notes: string[]; isClosed: boolean } | { reason: string; key: string | null };

export const readLocation = (line: string | null, givenZone: string | null): ReadLocation => {
  const read = readResource(line, 'Location', location);
  if ('reason' in read) return read;
  const { id: key, name, status, telecom, address, position = null } = read.value;
  const isClosed = status === 'inactive' || status === 'suspended';
  const [city, state] = [address.city ?? '', address.state ?? ''];
  const { postalCode, notes: postalNotes } = repairPostalCode(address.postalCode ?? '', state);
  const { phone, notes: phoneNotes } = repairPhone(telecom?.find(({ system }) => system === 'phone')?.value ?? '');
  const timeZone = givenZone ?? siteTimeZone({ state, city, postalCode, position });
  if (timeZone === null) return { reason: 'unknownTimeZone', key };
  return {
    isClosed,
    value: {
      key,
      name,
      city,
      phone,
      address_line: (address.line ?? []).filter((part) => part !== '').join(', '),
      province: state,
      postal_code: postalCode,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      time_zone: timeZone,
      language: state.toUpperCase() === 'QC' ? 'fr' : 'en',
    },
    notes: [
      ...postalNotes,
      ...phoneNotes,
      ...(position === null ? ['positionMissing'] : []),
      ...(isClosed ? ['inactive'] : []),
    ],
  };
};
