/** What the document says of a value, as far as it is drawn from. */
export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
};

export type Draw = {
  random: () => number;
  /** Ids and other values that exist, so that requests reach deep. */
  known: readonly string[];
};

export const pickOne = <T>({ random }: Pick<Draw, 'random'>, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

const strange = [
  '',
  ' ',
  '\u0000',
  'é'.repeat(300),
  '\ud800',
  "' or 1=1 --",
  '<script>1</script>',
  '../../etc/passwd',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  'null',
  '%00',
  '🩺'.repeat(50),
] as const;

const ordinary = ['2026-12-01', '1985-02-15', 'fr', 'self', 'walk-in', 'H2X 1Y4', 'Lise', 'a@exemple.ca', '123456'];

const wrong = [null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, [[]], { a: { b: [] } }, 'x'] as const;

const textOf = (draw: Draw, { format }: Schema): string => {
  const { known, random } = draw;
  const chance = random();
  if (chance < 0.12) return pickOne(draw, strange) ?? '';
  if (format === 'uuid' || chance < 0.6) return pickOne(draw, known) ?? '';
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T12:00:00Z';
  return pickOne(draw, ordinary) ?? '';
};

const typeOf = ({ type, properties, items }: Schema): string => {
  if (Array.isArray(type)) return type[0] ?? 'string';
  return type ?? (properties ? 'object' : items ? 'array' : 'string');
};

const objectOf = (draw: Draw, { properties = {}, required = [] }: Schema): Record<string, unknown> => {
  const { random } = draw;
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    const isLeftOut = random() < (required.includes(name) ? 0.04 : 0.5);
    return isLeftOut ? [] : [[name, valueOf(draw, schema)] as const];
  });
  return { ...Object.fromEntries(entries), ...(random() < 0.04 ? { unknownField: 'x' } : {}) };
};

/** Mostly what the schema allows, sometimes what it does not. */
export const valueOf = (draw: Draw, schema: Schema): unknown => {
  const { random } = draw;
  if (random() < 0.05) return pickOne(draw, wrong);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return valueOf(draw, pickOne(draw, choices) ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pickOne(draw, schema.enum);
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(draw, schema);
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => valueOf(draw, schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.floor(random() * Math.min(schema.maximum ?? 100, 1_000));
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(draw, schema);
  }
};
