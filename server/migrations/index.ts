import type { Migration } from 'kysely/migration';

import * as network from './0001_network.ts';
import * as people from './0002_people.ts';
import * as bookings from './0003_bookings.ts';
import * as traces from './0004_traces.ts';
import * as rateLimits from './0005_rate_limits.ts';
import * as searchNear from './0006_search_near.ts';
import * as mail from './0007_mail.ts';
import * as consents from './0008_consents.ts';

/** Every migration, by name, in order; forward only. Add at the end, never change one that has run. */
export const migrations: Record<string, Migration> = {
  '0001_network': network,
  '0002_people': people,
  '0003_bookings': bookings,
  '0004_traces': traces,
  '0005_rate_limits': rateLimits,
  '0006_search_near': searchNear,
  '0007_mail': mail,
  '0008_consents': consents,
};
