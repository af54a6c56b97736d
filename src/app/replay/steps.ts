export type Action = { type: string };

export const inside = (value: unknown, ...way: string[]): unknown =>
  way.reduce<unknown>(
    (from, name) => (typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined),
    value,
  );

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const endpointOf = (action: Action): string => textOf(inside(action, 'meta', 'arg', 'endpointName'));

const isRejected = ({ type }: Action): boolean => type.startsWith('api/') && type.endsWith('/rejected');

/** `reserveSlot · rejected · 500`. */
export const stepName = (action: Action): string => {
  const endpoint = endpointOf(action);
  if (endpoint === '') return action.type;
  const status = isRejected(action) ? textOf(inside(action, 'payload', 'status')) : '';
  return [endpoint, action.type.split('/').at(-1) ?? '', status].filter((part) => part !== '').join(' · ');
};

export type Fault = { of: string; status: string; message: string; request: string };

const faultIn = (failure: unknown, of: string): Fault => ({
  of,
  status: textOf(inside(failure, 'status')),
  message: textOf(inside(failure, 'message')),
  request: textOf(inside(failure, 'request')),
});

export const faultOf = (action: Action): Fault | undefined => {
  const payload = inside(action, 'payload');
  if (isRejected(action) && inside(payload, 'status') !== undefined) return faultIn(payload, endpointOf(action));
  const failure = inside(payload, 'failure');
  const fields = inside(payload, 'form');
  if (action.type === 'form/answered' && failure)
    return faultIn(failure, Array.isArray(fields) ? fields.join(', ') : '');
  if (action.type === 'ui/crashed')
    return { of: textOf(inside(payload, 'error')), status: '', message: 'crash.title', request: '' };
  return undefined;
};

/** See features/report/keptTrace.ts. */
export const continuedState = (action: Action): object | undefined => {
  const state = inside(action, 'payload');
  return action.type === 'trace/continued' && typeof state === 'object' && state !== null ? state : undefined;
};
