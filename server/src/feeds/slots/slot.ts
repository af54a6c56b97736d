import { z } from 'zod';

import { repairPhone } from './phoneRepair.ts';
import { readPublishedInstant } from './publishedInstant.ts';
import { readResource, referenceTo, resourceId, text, type Read } from './resource.ts';

const extensions = 'http://fhir-registry.smarthealthit.org/StructureDefinition/';

/** Some publishers write numbers as text. */
const publishedNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number),
]);

const slot = z.object({
  id: resourceId,
  schedule: z.object({ reference: referenceTo('Schedule') }),
  status: text(50),
  start: text(50),
  end: text(50),
  extension: z
    .array(
      z.object({
        url: z.string(),
        valueInteger: publishedNumber.optional(),
        valueUrl: text(2_000).optional().catch(undefined),
        valueString: text(100).optional().catch(undefined),
      }),
    )
    .nullish(),
});

const closed = ['busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error'];
const maxSlots = 1_000;
const longestMs = 25 * 3_600_000;

/** Identified by calendar and period, since publishers repeat ids. */
export type FeedSlot = {
  group_key: string;
  published_slot_id: string;
  schedule_key: string;
  starts_at: string;
  ends_at: string;
  capacity: number;
  link: string | null;
  phone: string | null;
};

type Published = z.output<typeof slot>;

const extensionOf = ({ extension }: Published, name: string) => extension?.find(({ url }) => url === extensions + name);

const capacityOf = (published: Published): number | 'unknownStatus' | 'capacityOutOfRange' => {
  const capacity = extensionOf(published, 'slot-capacity')?.valueInteger ?? 1;
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > maxSlots) return 'capacityOutOfRange';
  if (published.status === 'free') return capacity;
  return closed.includes(published.status) ? 0 : 'unknownStatus';
};

/** https://github.com/smart-on-fhir/smart-scheduling-links/blob/master/specification.md#deep-links */
const linkOf = (published: Published): { link: string | null; notes: string[] } => {
  const written = extensionOf(published, 'booking-deep-link')?.valueUrl;
  if (written === undefined) return { link: null, notes: [] };
  const link = URL.parse(written);
  const isFit = link?.protocol === 'https:' && link.username === '' && link.password === '';
  return isFit ? { link: link.href, notes: [] } : { link: null, notes: ['linkUnfit'] };
};

const phoneOf = (published: Published): { phone: string | null; notes: string[] } => {
  const written = extensionOf(published, 'booking-phone')?.valueString;
  return written === undefined ? { phone: null, notes: [] } : repairPhone(written);
};

type Period = { start: Date; end: Date; notes: string[] } | { reason: string };

const periodOf = ({ start, end }: Published, timeZone: string): Period => {
  const [from, to] = [readPublishedInstant(start, timeZone), readPublishedInstant(end, timeZone)];
  if ('reason' in from) return from;
  if ('reason' in to) return to;
  const length = to.instant.getTime() - from.instant.getTime();
  if (length <= 0) return { reason: 'endsBeforeStart' };
  if (length > longestMs) return { reason: 'longerThanADay' };
  return {
    start: from.instant,
    end: to.instant,
    notes: [...new Set([from.note, to.note])].filter((note) => note !== null),
  };
};

/** @param zoneOf undefined when the calendar was not accepted */
export const readSlot = (
  line: string | null,
  zoneOf: (scheduleKey: string) => string | undefined,
  now: Date,
): Read<FeedSlot> => {
  const read = readResource(line, 'Slot', slot);
  if ('reason' in read) return read;
  const published = read.value;
  const key = published.id;
  const scheduleKey = published.schedule.reference;
  const timeZone = zoneOf(scheduleKey);
  if (timeZone === undefined) return { reason: 'unknownSchedule', key };
  const capacity = capacityOf(published);
  if (typeof capacity === 'string') return { reason: capacity, key };
  const period = periodOf(published, timeZone);
  if ('reason' in period) return { reason: period.reason, key };
  const [{ link, notes: linkNotes }, { phone, notes: phoneNotes }] = [linkOf(published), phoneOf(published)];
  const [startsAt, endsAt] = [period.start.toISOString(), period.end.toISOString()];
  return {
    value: {
      group_key: `${scheduleKey}|${startsAt}|${endsAt}`,
      published_slot_id: key,
      schedule_key: scheduleKey,
      starts_at: startsAt,
      ends_at: endsAt,
      capacity,
      link,
      phone,
    },
    notes: [
      ...period.notes,
      ...linkNotes,
      ...phoneNotes,
      ...(period.end <= now ? ['inThePast'] : []),
      ...(published.status === 'free' ? [] : ['busy']),
    ],
  };
};
