import type { RouteOptions } from 'fastify';
import { z } from 'zod';

const nothing = z.strictObject({});

/** Path of the first object that silently drops unknown fields. */
const looseEnd = (schema: unknown, path: string): string | null => {
  if (Array.isArray(schema)) return schema.map((part) => looseEnd(part, path)).find((end) => end !== null) ?? null;
  if (!(schema instanceof z.ZodType)) return null;
  if (schema instanceof z.ZodObject) {
    if (schema.def.catchall === undefined) return path;
    const fields: [string, unknown][] = Object.entries(schema.def.shape);
    return fields.map(([name, field]) => looseEnd(field, `${path}.${name}`)).find((end) => end !== null) ?? null;
  }
  const parts: unknown[] = Object.values(schema.def);
  return parts.map((part) => looseEnd(part, path)).find((end) => end !== null) ?? null;
};

/**
 * Unknown fields are refused (product §8): use `strictObject`, or `looseObject` to tolerate them.
 * @throws at startup, for a schema that drops them
 */
export const demandStrictSchemas = (route: RouteOptions): void => {
  const { body, querystring = nothing, params = nothing, ...rest } = route.schema ?? {};
  const takesBody = route.method !== 'GET' && route.method !== 'HEAD';
  const asked = { ...(takesBody ? { body: body ?? nothing.nullish() } : {}), querystring, params };
  for (const [part, schema] of Object.entries(asked)) {
    const end = looseEnd(schema, part);
    if (end !== null)
      throw new Error(
        `${String(route.method)} ${route.url}: ${end} drops unknown fields; use strictObject or looseObject.`,
      );
  }
  route.schema = { ...rest, ...asked };
};
