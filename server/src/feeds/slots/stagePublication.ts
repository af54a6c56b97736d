import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Tables } from '../../data/tables.ts';
import type { ServiceTerms } from '../../domain/care/serviceTerms.ts';
import { FeedRefused } from '../feedRefused.ts';
import type { Report, RowReport } from '../report.ts';
import { countRow, emptyTally, type Tally } from '../tally.ts';
import { readHealthcareService } from './healthcareService.ts';
import { readLocation } from './location.ts';
import { resourceTypes, serviceType, type ResourceType } from './manifest.ts';
import type { Publication, PublishedFile } from './publication.ts';
import { readLines, type Line } from './readLines.ts';
import { readMarked, type Reading } from './readMarked.ts';
import type { Read } from './resource.ts';
import { readSchedule } from './schedule.ts';
import { readSlot } from './slot.ts';
import { stage, stageKeys, type StagingTable } from './staging.ts';
import { unreadCalendar } from './unreadCalendar.ts';

const batchSize = 1_000;
/** Kept in memory with the sites; slots are streamed. */
const maxCalendars = 200_000;

export type Tallies = Record<ResourceType, Tally>;

/** Inactive, suspended or not active, by any of their rows: in doubt a slot is not bookable. */
type Closed = { sites: Set<string>; calendars: Set<string> };

type Context = {
  givenZone: string | null;
  now: Date;
  zones: Map<string, string>;
  zoneOfSchedule: Map<string, string>;
  closed: Closed;
  terms: ReadonlyMap<string, ServiceTerms> | null;
};

const tableOf: Record<ResourceType, StagingTable> = {
  Location: 'feed_locations',
  Schedule: 'feed_schedules',
  Slot: 'feed_published_slots',
};

const refuseMore = ({ size }: { size: number }): void => {
  if (size >= maxCalendars)
    throw new FeedRefused(`The publication has more than ${maxCalendars} sites or calendars. Nothing was taken.`);
};

const remember = <T>(memory: Map<string, T>, key: string, value: T): void => {
  refuseMore(memory);
  if (!memory.has(key)) memory.set(key, value);
};

const readers = ({
  givenZone,
  now,
  zones,
  zoneOfSchedule,
  closed,
  terms,
}: Context): Record<ResourceType, (text: string | null) => Read<object>> => ({
  Location: (text) => {
    const read = readLocation(text, givenZone);
    if (!('value' in read)) return read;
    remember(zones, read.value.key, read.value.time_zone);
    if (read.isClosed) closed.sites.add(read.value.key);
    return { ...read, value: { ...read.value, id: newId() } };
  },
  Schedule: (text) => {
    const read = readSchedule(text, terms && ((key) => terms.get(key)));
    if (!('value' in read)) return read;
    const zone = zones.get(read.value.location_key);
    if (zone === undefined) return { reason: 'unknownLocation', key: read.value.key };
    remember(zoneOfSchedule, read.value.key, zone);
    if (read.isClosed || closed.sites.has(read.value.location_key)) closed.calendars.add(read.value.key);
    return { ...read, value: { ...read.value, id: newId() } };
  },
  Slot: (text) => {
    const read = readSlot(text, (key) => zoneOfSchedule.get(key), now);
    return 'value' in read && closed.calendars.has(read.value.schedule_key)
      ? { value: { ...read.value, capacity: 0 }, notes: [...read.notes, 'inactive'] }
      : read;
  },
});

/** A page about maintenance is sent with 200. */
async function* readRows(file: PublishedFile, reading: Reading): AsyncGenerator<Line> {
  for await (const row of readLines(readMarked(file, reading), file.name)) {
    if (row.text?.startsWith('<') === true)
      throw new FeedRefused(`${file.name} is a web page, no NDJSON file. Nothing was taken.`);
    yield row;
  }
}

type FileReading = {
  reading: Reading;
  connection: Kysely<Tables>;
  file: PublishedFile;
  table: StagingTable;
  at: number;
  read: (text: string | null) => Read<object>;
  quarantine: (row: RowReport) => void;
  unread: Set<string>;
};

const stageFile = async (staging: FileReading): Promise<void> => {
  const { connection, file, table, at, read, quarantine, unread, reading } = staging;
  let batch: object[] = [];
  for await (const { line, text } of readRows(file, reading)) {
    const row = read(text);
    if ('reason' in row) {
      const calendar = unreadCalendar(file.type, text, row.key);
      if (calendar !== null) {
        refuseMore(unread);
        unread.add(calendar);
      }
      quarantine({ file: file.name, line, key: row.key, outcome: 'quarantined', reason: row.reason });
      continue;
    }
    batch.push({ file: at, line, notes: row.notes, ...row.value });
    if (batch.length < batchSize) continue;
    await stage(connection, table, batch);
    batch = [];
  }
  await stage(connection, table, batch);
};

export type StagingOptions = {
  publication: Publication;
  reading: Reading;
  report: Report;
  givenZone: string | null;
  now: Date;
};

export type Staged = {
  tallies: Tallies;
  services: Tally;
  /** Calendars with a row that could not be read. */
  keptCalendars: number;
};

type Services = Pick<Context, 'terms'> & { tally: Tally };

const readServices = async ({ publication, report, reading }: StagingOptions): Promise<Services> => {
  const [terms, tally] = [new Map<string, ServiceTerms>(), emptyTally()];
  const write = (row: RowReport): void => {
    report.write(row);
    countRow(tally, row);
  };
  for (const file of publication.files.filter(({ type }) => type === serviceType)) {
    for await (const { line, text } of readRows(file, reading)) {
      const row = readHealthcareService(text);
      const at = { file: file.name, line };
      if ('reason' in row) write({ ...at, key: row.key, outcome: 'quarantined', reason: row.reason });
      else if (terms.has(row.value.key))
        write({ ...at, key: row.value.key, outcome: 'merged', reason: 'repeatedId', into: row.value.key });
      else {
        remember(terms, row.value.key, row.value.terms);
        write({ ...at, key: row.value.key, outcome: 'accepted', ...(row.notes.length > 0 && { notes: row.notes }) });
      }
    }
  }
  return { terms: tally.rows === 0 ? null : terms, tally };
};

export const stagePublication = async (connection: Kysely<Tables>, options: StagingOptions): Promise<Staged> => {
  const { publication, reading, report, givenZone, now } = options;
  const { terms, tally: services } = await readServices(options);
  const tallies: Tallies = { Location: emptyTally(), Schedule: emptyTally(), Slot: emptyTally() };
  const unread = new Set<string>();
  const closed: Closed = { sites: new Set(), calendars: new Set() };
  const read = readers({ givenZone, now, zones: new Map(), zoneOfSchedule: new Map(), closed, terms });
  for (const type of resourceTypes) {
    const quarantine = (row: RowReport): void => {
      report.write(row);
      countRow(tallies[type], row);
    };
    for (const [at, file] of publication.files.entries()) {
      if (file.type !== type) continue;
      await stageFile({ connection, file, table: tableOf[type], at, read: read[type], quarantine, unread, reading });
    }
  }
  const kept = [...unread].filter((key) => !closed.calendars.has(key));
  await stageKeys(connection, 'feed_unread_calendars', kept);
  await stageKeys(connection, 'feed_closed_sites', [...closed.sites]);
  return { tallies, services, keptCalendars: kept.length };
};
