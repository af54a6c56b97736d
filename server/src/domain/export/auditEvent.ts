import type { AuditEvent, AuditEventAgent, CodeableConcept } from '@medplum/fhirtypes';

import type { AccessCapacity, AuditAction } from '../../../../contract/accessLog.ts';
import { actorOf } from '../accessLog/accessLine.ts';
import { actionText } from '../accessLog/actionText.ts';
import { networkId } from './clinics.ts';
import { codingOf, extensionOf, instantOf, refTo, refToAccount, refToOwner, type Owner } from './naming.ts';

export type FiledAccess = {
  eventId: string;
  at: Date;
  action: AuditAction;
  capacity: AccessCapacity;
  device: string;
  actorAccountId: string | null;
  actorFirstName: string | null;
  actorLastName: string | null;
};

/** All other verbs are `E` (execute). */
const verbs: readonly [kind: NonNullable<AuditEvent['action']>, verbs: readonly string[]][] = [
  ['C', ['placed', 'added', 'booked', 'created', 'sent', 'shared', 'requested']],
  ['R', ['read', 'listed', 'opened', 'searched', 'downloaded', 'exported']],
  [
    'U',
    [
      'extended',
      'moved',
      'confirmed',
      'changed',
      'numberChanged',
      'archived',
      'decided',
      'recovered',
      'verified',
      'claimed',
      'granted',
      'locked',
      'unlocked',
    ],
  ],
  ['D', ['released', 'ended', 'erased', 'withdrawn']],
];

const kindOf = (action: AuditAction): NonNullable<AuditEvent['action']> => {
  const verb = action.split('.')[1] ?? '';
  if (action.startsWith('session.')) return 'E';
  return verbs.find(([, known]) => known.includes(verb))?.[0] ?? 'E';
};

/** v3-ActReason. */
const purposes: Partial<Record<AccessCapacity, string>> = { self: 'PATRQT', delegate: 'FAMRQT', clinic: 'HOPERAT' };

const purposeOf = (capacity: AccessCapacity): { purposeOfEvent?: CodeableConcept[] } => {
  const code = purposes[capacity];
  return code === undefined
    ? {}
    : { purposeOfEvent: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code }] }] };
};

const agentOf = (line: FiledAccess, owner: Owner): AuditEventAgent => {
  const { kind, firstName, lastName } = actorOf(
    {
      accountId: line.actorAccountId,
      capacity: line.capacity,
      firstName: line.actorFirstName,
      lastName: line.actorLastName,
    },
    owner.accountId,
  );
  const who = kind === 'network' ? refTo('Organization', networkId) : refToAccount(owner, line.actorAccountId);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    ...(line.device === '' ? {} : { extension: [extensionOf(owner, 'device', { valueString: line.device })] }),
    type: { coding: [codingOf(owner, 'actor-kind', kind)] },
    ...(who === null ? {} : { who }),
    ...(name === '' ? {} : { name }),
    requestor: kind !== 'network',
  };
};

export const auditEventOf = (line: FiledAccess, owner: Owner): AuditEvent => ({
  resourceType: 'AuditEvent',
  id: line.eventId,
  type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
  subtype: [codingOf(owner, 'audit-action', line.action, actionText[line.action][owner.lang])],
  action: kindOf(line.action),
  recorded: instantOf(line.at),
  outcome: line.action.endsWith('.refused') ? '4' : '0',
  ...purposeOf(line.capacity),
  agent: [agentOf(line, owner)],
  source: { observer: refTo('Organization', networkId) },
  entity: [
    { what: refToOwner(owner), role: { system: 'http://terminology.hl7.org/CodeSystem/object-role', code: '1' } },
  ],
});
