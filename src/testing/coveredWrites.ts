import { calls, type CallName } from '../../contract/calls.ts';
import { isFor } from './callNames';
import { server } from './underTest';

/** Each write reaches the server; its answer does not come back until `uncover`. */
export const coverWrites = (writes: readonly CallName[], replacement: () => Response) => {
  const done = new Set<CallName>();
  const refused: string[] = [];
  const keys = new Map<CallName, Set<string | null>>();
  let isOver = false;
  server().fault = async (request) => {
    const name = writes.find((one) => isFor(calls[one], request));
    if (name === undefined || request.headers.has('X-Covered')) return undefined;
    keys.set(name, new Set(keys.get(name)).add(request.headers.get('Idempotency-Key')));
    if (isOver) return undefined;
    const arriving = new Request(request.clone());
    arriving.headers.set('X-Covered', 'yes');
    const answer = await fetch(arriving);
    if (answer.ok) done.add(name);
    else refused.push(`${name}: ${answer.status} ${await answer.text()}`);
    return { instead: replacement() };
  };
  const uncover = () => {
    isOver = true;
  };
  return { keys, done, refused, uncover };
};
