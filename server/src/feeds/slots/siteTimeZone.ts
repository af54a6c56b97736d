import tzLookup from '@photostructure/tz-lookup';

import type { Position } from '../../domain/distance.ts';
import { quebecTimeZone } from '../../domain/quebecTimeZone.ts';

export type SiteLocation = { state: string; city: string; postalCode: string | null; position: Position | null };

/** By municipality in Quebec, by position elsewhere, since the format has no zone. Null when unknown. */
export const siteTimeZone = ({ state, city, postalCode, position }: SiteLocation): string | null => {
  if (/^(?:ca-)?qc$|^qu[eé]bec$/i.test(state)) return quebecTimeZone({ postalCode, municipalities: [city], position });
  return position === null ? null : tzLookup(position.latitude, position.longitude);
};
