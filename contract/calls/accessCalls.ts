import { ours } from './call.ts';
import { orNull, texts } from './laterParts.ts';

const delegate = {
  linkId: 'id',
  firstName: 'text',
  lastName: 'text',
  relationship: 'text',
  basis: 'text',
  scopes: texts,
  grantable: texts,
  state: 'text',
  locked: 'flag',
  'lockReason?': 'text',
  startsOn: 'day',
  endsOn: orNull('day'),
  awaitsMe: 'flag',
  mayWithdraw: 'flag',
} as const;
const agreement = {
  state: 'text',
  requester: { firstName: 'text', lastName: 'text' },
  firstName: 'text',
  relationship: 'text',
  endsOn: orNull('day'),
  scopes: texts,
  grantable: texts,
} as const;

export const accessCalls = ours({
  addDependent: ['POST', 'user/addDependent', 'write', { patientId: 'id', state: 'text', scopes: texts }],
  requestAgreement: ['POST', 'user/requestAgreement', 'write', 'none'],
  listDelegates: ['GET', 'user/delegates', 'read', { verified: 'flag', delegates: ['each', delegate] }],
  grantAccess: ['POST', 'user/grantAccess', 'write', delegate],
  withdrawAccess: ['POST', 'user/withdrawAccess', 'write', 'none'],
  openAgreement: ['POST', 'agree', 'write', agreement, 'nosession'],
});
