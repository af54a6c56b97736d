import { calls } from '../../contract/calls.ts';
import type { Proof } from './transport';

/**
 * A §7 service need not describe a sign-in: it must answer the next call (spec §4). A 401 there drops the dead
 * cookies.
 */
export const signInProof: Proof = {
  look: async (ask) => {
    const { error } = await ask({ call: calls.countUnread });
    if (error?.status === 'replaced' || error?.status === 'network') return undefined;
    if (error?.status !== 401) return { data: null };
    await ask({ call: calls.logout });
    return { error: { status: 401, message: 'error.msg.invalidToken' } };
  },
};

export const logoutProof: Proof = {
  look: async (ask) => {
    const { error } = await ask({ call: calls.countUnread });
    return error?.status === 401 ? { data: null } : undefined;
  },
};
