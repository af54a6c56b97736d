/** A JSON schema as a reader sees it: `{ spaceId: uuid, profId: uuid | null, distanceKm?: number }`. */
type Schema = {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

const fieldsIn = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const named = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeIn(schema)}`,
  );
  const others = typeof additionalProperties === 'object' ? [`[id]: ${shapeIn(additionalProperties)}`] : [];
  const open = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0;
  return `{ ${[...named, ...(open ? ['…'] : others)].join(', ')} }`;
};

const typeIn = (type: string, schema: Schema): string => {
  if (type === 'object') return fieldsIn(schema);
  if (type === 'array') return `list of ${shapeIn(schema.items ?? {})}`;
  return type === 'string' ? (schema.format ?? 'text') : type;
};

function shapeIn(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(shapeIn))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.length === 0 ? 'anything' : types.map((type) => typeIn(type, schema)).join(' | ');
}

type Described = { toJSONSchema: (options: { io: 'input'; unrepresentable: 'any' }) => unknown };

/** @param schema a schema of the contract */
export const shapeOf = (schema: Described): string => {
  const described: unknown = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library does not type its JSON schemas by their parts
  return `\`${shapeIn(described as Schema)}\``;
};
