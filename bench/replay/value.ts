/** A parameter of a statement as JSON carries it: bytes are named as such, instants are text. */
export type Value = string | number | boolean | null | { hex: string } | Value[];

/**
 * @throws TypeError for what no statement of the product sends, so that the floor never sends something else in
 * silence.
 */
export const toValue = (parameter: unknown): Value => {
  if (parameter === null || parameter === undefined) return null;
  if (typeof parameter === 'string' || typeof parameter === 'number' || typeof parameter === 'boolean')
    return parameter;
  if (Buffer.isBuffer(parameter)) return { hex: parameter.toString('hex') };
  if (parameter instanceof Date) return parameter.toISOString();
  if (Array.isArray(parameter)) return parameter.map(toValue);
  if (typeof parameter === 'bigint') return parameter.toString();
  if (typeof parameter === 'object') return JSON.stringify(parameter);
  throw new TypeError(`A parameter of type ${typeof parameter} cannot be recorded.`);
};

/** What the driver is given for it. */
export const toParameter = (value: Value): unknown =>
  typeof value === 'object' && value !== null && 'hex' in value ? Buffer.from(value.hex, 'hex') : value;
