import { calls } from '../../contract/calls.ts';
import type { LoginBody } from '../../contract/session.ts';
import type { Proof } from './transport';
import { codeNeeded } from './withCode';

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

export const entryProof = (body: LoginBody): Proof => ({
  ...signInProof,
  enter: async (ask) => {
    const { data, error } = await ask({ call: calls.login, body, proof: signInProof });
    if (error?.message === codeNeeded) return { error };
    return error ? undefined : { data };
  },
});

/** Only a right password is told that an account is closed. */
export const closedProof = (body: LoginBody): Proof => ({
  enter: async (ask) => {
    const { error } = await ask({ call: calls.login, body });
    const isClosed = error?.message === 'errors.accountClosed' && error.reopenUntil !== undefined;
    return isClosed ? { data: { visits: [], reopenUntil: error.reopenUntil } } : undefined;
  },
});

export const logoutProof: Proof = {
  look: async (ask) => {
    const { error } = await ask({ call: calls.countUnread });
    return error?.status === 401 ? { data: null } : undefined;
  },
};
