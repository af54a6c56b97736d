import { z } from 'zod';

/** What PostgreSQL can store: valid Unicode without NUL. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'no text')
    .transform((value) => value.trim());

export const resourceId = z.union([text(200), z.int().transform(String)]).refine((id) => id !== '');

export const referenceTo = (type: 'Location' | 'Schedule' | 'HealthcareService') => {
  const shape = new RegExp(`(?:^|/)${type}/([^/]+)$`);
  return text(500).transform((reference, context) => {
    const id = shape.exec(reference)?.[1];
    if (id !== undefined) return id;
    context.addIssue(`no reference to a ${type}`);
    return z.NEVER;
  });
};

const head = z.object({ resourceType: z.string(), id: resourceId.optional().catch(undefined) });

export type Read<T> = { value: T; notes: string[] } | { reason: string; key: string | null };

/** Reasons: `unreadableText` (invalid UTF-8), `brokenJson`, `wrongResourceType`, `wrongShape`. */
export const readResource = <T>(
  line: string | null,
  type: string,
  shape: z.ZodType<T>,
): { value: T } | { reason: string; key: string | null } => {
  if (line === null) return { reason: 'unreadableText', key: null };
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { reason: 'brokenJson', key: null };
  }
  const header = head.safeParse(json);
  const key = header.data?.id ?? null;
  if (header.data?.resourceType !== type) return { reason: 'wrongResourceType', key };
  const parsed = shape.safeParse(json);
  return parsed.success ? { value: parsed.data } : { reason: 'wrongShape', key };
};
