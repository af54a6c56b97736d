import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { fieldsOf } from '../lib/isRecord';
import { idText } from './idText';
import type { Proof } from './transport';

const isSaid = (message: string): boolean => !message.startsWith('errors.http.');

/** Decision 54. A §7 service need not name the login: it must then answer the next call. A 401 drops dead cookies. */
export const signInProof = (typed: string): Proof => ({
  look: async (ask, { answer }) => {
    const { error } = await ask({ call: specifiedCalls.countUnread });
    if (error?.status === 401) {
      await ask({ call: specifiedCalls.logout });
      return { error: { status: 401, message: 'error.msg.invalidToken' } };
    }
    const named = idText(fieldsOf(answer)['login'])?.toLowerCase();
    const isWordy = answer === null && typeof error?.status === 'number' && isSaid(error.message);
    return error === undefined || isWordy || named === typed.toLowerCase() ? { data: answer } : undefined;
  },
});

export const logoutProof: Proof = {
  look: async (ask) => {
    const { error } = await ask({ call: specifiedCalls.countUnread });
    return error?.status === 401 ? { data: null } : undefined;
  },
};
