import { z } from 'zod';

/** POST user/export. A wrong `password` is 403 `errors.wrongPassword`. */
export const exportBody = z.strictObject({ password: z.string().max(200) });

/**
 * A FHIR R4 Bundle of type `collection` (hl7.org/fhir/R4/bundle.html). Every reference points to another entry. Checks
 * only the envelope.
 */
export const exportedFile = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  entry: z.array(
    z.looseObject({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string(), id: z.string() }) }),
  ),
});
