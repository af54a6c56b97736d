import type { FastifyRequest } from 'fastify';

import { calls, type Call, type CallName } from '../../../contract/calls.ts';
import type { ApiRoot } from '../../../contract/calls/call.ts';

const roots: Record<ApiRoot, string> = { main: '/api', rvsp: '/rvsp/api', nosession: '/nosession/api' };

export const at = (name: CallName): { method: Call['method']; url: string } => {
  const { method, path, root } = calls[name];
  return { method, url: `${roots[root]}/${path}` };
};

export const isOfRoot = ({ routeOptions: { url } }: FastifyRequest, root: ApiRoot): boolean =>
  url?.startsWith(`${roots[root]}/`) === true;
