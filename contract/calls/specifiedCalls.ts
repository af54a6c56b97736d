import { specified } from './call.ts';
import { appointment, login, network, search } from './parts.ts';

const dependent = { patientId: 'id' } as const;

export const specifiedCalls = specified({
  login: ['POST', 'login', 'write', login],
  logout: ['GET', 'logout', 'write', 'none'],
  getPrivacy: ['GET', 'login/privacy', 'read', 'page'],
  getTerms: ['GET', 'login/terms', 'read', 'page'],
  signup: ['POST', 'signup', 'write', login],
  requestRecovery: ['POST', 'recover', 'write', 'text'],
  openRecovery: ['POST', 'recover/user', 'read', login],
  completeRecovery: ['POST', 'recover/modify', 'write', login],
  countUnread: ['POST', 'mailbox/unread', 'read', 'count'],
  getNetwork: ['GET', 'appointment/available', 'read', network],
  searchSlots: ['POST', 'appointment/available', 'read', search],
  reserveSlot: ['POST', 'appointment/reserve', 'write', appointment],
  cancelAppointment: ['GET', 'appointment/cancelreservation', 'write', appointment],
  listHistory: [
    'POST',
    'appointment/history',
    'read',
    [
      'either',
      { upcoming: ['some', appointment], past: ['some', appointment] },
      ['either', { upcoming: ['some', appointment] }, ['some', appointment]],
    ],
  ],
  listDependents: ['GET', 'user/dependents', 'read', ['some', dependent]],
  updateAccessDependent: ['POST', 'user/updateAccessDependent', 'write', dependent],
  removeDependentAccess: ['POST', 'user/removeDependentAccess', 'write', dependent],
  lockDependentAccess: ['POST', 'user/lockDependentAccess', 'write', dependent],
});
