import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

export const origin = 'https://clinics.example';

export const location = (id: string, change: object = {}) => ({
  resourceType: 'Location',
  id,
  name: `Clinique ${id}`,
  telecom: [{ system: 'phone', value: '514 555-0100' }],
  address: { line: ['100, rue Principale'], city: 'Montréal', state: 'QC', postalCode: 'H2X 1Y4' },
  position: { latitude: 45.51, longitude: -73.57 },
  ...change,
});

export const schedule = (id: string, locationId: string, change: object = {}) => ({
  resourceType: 'Schedule',
  id,
  actor: [{ reference: `Location/${locationId}` }],
  serviceType: [{ coding: [{ code: '57', display: 'Immunization' }] }],
  ...change,
});

/** A free period of calendar `a` on 10 June 2087, a summer day in Montréal that no test reaches: `slot('09:00-10:00', 3)`. */
export const publishedSlot = (hours: string, capacity = 1, change: object = {}) => ({
  resourceType: 'Slot',
  id: hours.replace(/\W/g, ''),
  schedule: { reference: 'Schedule/a' },
  status: 'free',
  start: `2087-06-10T${hours.slice(0, 5)}:00-04:00`,
  end: `2087-06-10T${hours.slice(6)}:00-04:00`,
  extension: [
    { url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/slot-capacity', valueInteger: capacity },
  ],
  ...change,
});

/** Rows as they stand in a file: an object becomes one line of JSON, a text stays as it is. */
export type Rows = readonly (object | string)[];
export type Published = { locations?: Rows; schedules?: Rows; slots?: Rows; manifest?: object | string };

export const ndjson = (rows: Rows): string =>
  rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');

export const manifestOf = (...urls: [type: string, url: string][]): object => ({
  transactionTime: '2027-06-01T00:00:00Z',
  request: `${origin}/$bulk-publish`,
  output: urls.map(([type, url]) => ({ type, url })),
  error: [],
});

const usual = manifestOf(
  ['Location', `${origin}/locations.ndjson`],
  ['Schedule', `${origin}/schedules.ndjson`],
  ['Slot', `${origin}/slots.ndjson`],
);

/** A folder with a publication in it, rewritten by every `publish`; gone when the test ends. */
export const publicationFolder = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const publish = ({
    locations = [location('A')],
    schedules = [schedule('a', 'A')],
    slots = [],
    manifest = usual,
  }: Published): string => {
    write('$bulk-publish', typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
    write('locations.ndjson', ndjson(locations));
    write('schedules.ndjson', ndjson(schedules));
    write('slots.ndjson', ndjson(slots));
    return folder;
  };
  return { folder, write, publish };
};
