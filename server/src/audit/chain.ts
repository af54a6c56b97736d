import { createHash } from 'node:crypto';

export type ExportedEvent = {
  id: string;
  at: string;
  capacity: string;
  action: string;
  actorAccountId: string | null;
  patientId: string | null;
  entityId: string | null;
  requestId: string | null;
  device: string;
  /** Left out where there is none, so that older exports stay right. */
  staff?: { id: string; role: string | null; clinicId: string | null } | undefined;
  /** The digest of a refused sign-in; left out like `staff`. */
  source?: string | undefined;
  /** The account of the machine from which a command was typed; left out like `staff`. */
  operator?: string | undefined;
};

export type TrailLine = { previous: string; event: ExportedEvent; digest: string };

export const firstDigest = '0'.repeat(64);

const digestOf = (previous: string, event: ExportedEvent): string =>
  createHash('sha256')
    .update(`${previous}\n${JSON.stringify(event)}`)
    .digest('hex');

export const chain = (previous: string, event: ExportedEvent): TrailLine => ({
  previous,
  event,
  digest: digestOf(previous, event),
});

export const follows = (previous: string, line: TrailLine): boolean =>
  line.previous === previous && line.digest === digestOf(previous, line.event);
