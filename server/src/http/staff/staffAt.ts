import type { FastifyRequest } from 'fastify';

import { staffCalls, staffRoot, type StaffCall, type StaffCallName } from '../../../../contract/staffCalls.ts';

export const staffAt = (name: StaffCallName): { method: StaffCall['method']; url: string } => {
  const { method, path } = staffCalls[name];
  return { method, url: `/${staffRoot}/${path}` };
};

export const isStaffCall = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url?.startsWith(`/${staffRoot}/`) === true;
