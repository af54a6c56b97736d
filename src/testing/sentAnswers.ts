import type { Fault } from './underTest';

export type Sent = () => Response;
export const signature = { 'X-Request-Id': 'r-1' };
export const json =
  (body: unknown, headers: Record<string, string> = {}): Sent =>
  () =>
    Response.json(body, { headers });
export const empty: Sent = () => new Response('', { status: 200 });
export const nothingDone = { 'an empty 200': empty, 'an empty record': json({}), 'an empty list': json([]) };

export const answering =
  (answers: Readonly<Record<string, Sent | undefined>>) =>
  ({ url }: Request): Fault => {
    const made = Object.entries(answers).find(([path]) => new URL(url).pathname.endsWith(path));
    const instead = made?.[1]?.();
    return instead ? { instead } : 'lost before';
  };
