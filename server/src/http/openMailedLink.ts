import type { FastifyRequest } from 'fastify';

import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { recordAudit, type AuditEvent } from '../data/audit.ts';
import { ExpiredRecord, ForbiddenAction } from '../domain/errors.ts';
import type { Deps } from './deps.ts';

/** `expired` includes invalid. */
type Tried<Holder> = { kind: 'opened' | 'wrong'; holder: Holder } | { kind: 'expired' };

export type MailedLink<Holder> = {
  hash: (key: string) => Buffer | null;
  tryDate: (db: Deps['db'], keyHash: Buffer, birthDate: string) => Promise<Tried<Holder>>;
  expired: ErrorCode;
  wrong: ErrorCode;
  mistake: (holder: Holder) => Pick<AuditEvent, 'action' | 'patientId' | 'entityId'>;
};

/**
 * Unknown, expired, replaced and locked keys get the same answer.
 * @throws ExpiredRecord (410), ForbiddenAction (403), TooManyAttempts (429)
 */
export const openMailedLink = async <Holder>(
  request: FastifyRequest,
  { key, birthDate }: { key: string; birthDate: string },
  link: MailedLink<Holder>,
  { db, limits }: Deps,
): Promise<Holder> => {
  await limits.admitMailedKey(request.ip);
  const keyHash = link.hash(key);
  const tried = keyHash === null ? null : await link.tryDate(db, keyHash, birthDate);
  if (tried === null || tried.kind === 'expired') throw new ExpiredRecord(link.expired);
  if (tried.kind === 'opened') return tried.holder;
  await recordAudit(db, {
    ...link.mistake(tried.holder),
    capacity: 'anonymous',
    actorAccountId: null,
    requestId: request.id,
  });
  throw new ForbiddenAction(link.wrong, { fields: { birthDate: link.wrong } });
};
