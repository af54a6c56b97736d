import { pickOne, valueOf, type Draw, type Schema } from './values.ts';

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };

type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

export type Document = { paths: Record<string, Record<string, Operation>> };

export type Route = { method: string; path: string; operation: Operation };

/** The stream of events never ends. */
const isEndless = (path: string): boolean => path.endsWith('/events');

export const routesIn = ({ paths }: Document): Route[] =>
  Object.entries(paths)
    .filter(([path]) => !isEndless(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );

export type Drawn = { method: string; url: string; headers: Record<string, string>; payload?: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const urlOf = (draw: Draw, { path, operation: { parameters = [] } }: Route): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, () => encodeURIComponent(pickOne(draw, draw.known) ?? 'x'));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required === true || draw.random() < 0.6))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(textOf(valueOf(draw, schema ?? {})).toWellFormed())}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
};

const boundary = 'fuzz';

/** A file of a form, whole or cut anywhere. */
const formOf = ({ random }: Draw): Pick<Drawn, 'headers' | 'payload'> => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const whole = `${head}%PDF-1.4\n%%EOF\r\n--${boundary}--\r\n`;
  const payload = random() < 0.3 ? whole : whole.slice(0, Math.floor(random() * whole.length));
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
};

const bodyOf = (
  draw: Draw,
  { method, path, operation: { requestBody } }: Route,
): Pick<Drawn, 'headers' | 'payload'> => {
  if (path.endsWith('/attachments') && method === 'POST') return formOf(draw);
  const schema = requestBody?.content?.['application/json']?.schema;
  if (schema === undefined && draw.random() < 0.9) return { headers: {} };
  const text = JSON.stringify(valueOf(draw, schema ?? {}) ?? null);
  const isCut = draw.random() < 0.03;
  const type =
    draw.random() < 0.03
      ? (pickOne(draw, ['text/plain', 'application/xml', 'multipart/form-data']) ?? '')
      : 'application/json';
  return {
    headers: { 'content-type': type },
    payload: isCut ? text.slice(0, Math.floor(draw.random() * text.length)) : text,
  };
};

export const drawRequest = (draw: Draw, routes: readonly Route[]): Drawn => {
  const route = pickOne(draw, routes);
  if (route === undefined) throw new RangeError('The document has no route.');
  const { headers, payload } = bodyOf(draw, route);
  const more = draw.random() < 0.1 ? { 'idempotency-key': String(Math.floor(draw.random() * 20)) } : {};
  return {
    method: route.method,
    url: urlOf(draw, route),
    headers: { ...headers, ...more },
    ...(payload === undefined ? {} : { payload }),
  };
};
