import { z } from 'zod';

const text = z.string().trim();

/** Columns of the Open Database of Healthcare Facilities; empty when unknown. */
export const siteRow = z.object({
  index: text,
  facility_name: text,
  source_facility_type: text,
  odhf_facility_type: text,
  street_no: text,
  street_name: text,
  postal_code: text,
  city: text,
  source_format_str_address: text,
  CSDname: text,
  CSDuid: text,
  latitude: text,
  longitude: text,
});

export type SiteRow = z.output<typeof siteRow>;
