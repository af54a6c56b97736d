import type { FastifyRequest } from 'fastify';

import { staffCalls, type StaffCallName } from '../../../../contract/staffCalls.ts';

const root = '/staff/api';

export const staffAt = (name: StaffCallName) => {
  const { method, path } = staffCalls[name];
  return { method, url: `${root}/${path}` };
};

export const isStaffCall = ({ routeOptions: { url } }: FastifyRequest): boolean => url?.startsWith(`${root}/`) === true;
