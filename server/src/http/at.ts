import type { FastifyRequest } from 'fastify';

import type { ApiRoot, Call, CallName } from '../../../contract/calls.ts';
import { everyCall } from '../../../contract/everyCall.ts';

const roots: Record<ApiRoot, string> = { main: '/api', rvsp: '/rvsp/api', nosession: '/nosession/api' };

export const at = (name: CallName): { method: Call['method']; url: string } => {
  const { method, path, root } = everyCall[name];
  return { method, url: `${roots[root]}/${path}` };
};

export const isOfRoot = ({ routeOptions: { url } }: FastifyRequest, root: ApiRoot): boolean =>
  url?.startsWith(`${roots[root]}/`) === true;
