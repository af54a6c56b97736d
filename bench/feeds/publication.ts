import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sites, and free slots of each. */
export type Size = { sites: number; slotsPerSite: number };

const host = 'https://bench.example';

const fileNames = { Location: 'locations.ndjson', Schedule: 'schedules.ndjson', Slot: 'slots.ndjson' } as const;

const slotsPerDay = 24;
const slotMs = 20 * 60_000;
const dayMs = 86_400_000;

const location = (site: number) => ({
  resourceType: 'Location',
  id: `site-${site}`,
  name: `Clinique ${site}`,
  telecom: [{ system: 'phone', value: '514 555-0100' }],
  address: { line: ['100, rue Principale'], city: 'Montréal', state: 'QC', postalCode: 'H2X 1Y4' },
  position: { latitude: 45.51, longitude: -73.57 },
});

const schedule = (site: number) => ({
  resourceType: 'Schedule',
  id: `calendar-${site}`,
  actor: [{ reference: `Location/site-${site}` }],
  serviceType: [{ coding: [{ code: '57', display: 'Immunization' }] }],
});

const startOf = (firstDay: number, at: number): number =>
  firstDay + Math.floor(at / slotsPerDay) * dayMs + (at % slotsPerDay) * slotMs;

/** `busyEvery`: every so many are busy; 0 for none. */
const slot = (site: number, at: number, { firstDay, busyEvery }: { firstDay: number; busyEvery: number }) => {
  const starts = startOf(firstDay, at);
  return {
    resourceType: 'Slot',
    id: `slot-${site}-${at}`,
    schedule: { reference: `Schedule/calendar-${site}` },
    status: busyEvery > 0 && at % busyEvery === 0 ? 'busy' : 'free',
    start: new Date(starts).toISOString(),
    end: new Date(starts + slotMs).toISOString(),
  };
};

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Writes a publication as a clinic’s system does, from the day after tomorrow on. */
export const publish = (folder: string, { sites, slotsPerSite }: Size, busyEvery = 0): void => {
  const firstDay = Math.ceil(Date.now() / dayMs) * dayMs + dayMs;
  const each = Array.from({ length: sites }, (_, site) => site);
  const slots = each.flatMap((site) =>
    Array.from({ length: slotsPerSite }, (_, at) => slot(site, at, { firstDay, busyEvery })),
  );
  const output = Object.entries(fileNames).map(([type, name]) => ({ type, url: `${host}/${name}` }));
  const manifest = { transactionTime: new Date().toISOString(), request: `${host}/$bulk-publish`, output, error: [] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '$bulk-publish'), JSON.stringify(manifest));
  writeFileSync(join(folder, fileNames.Location), lines(each.map(location)));
  writeFileSync(join(folder, fileNames.Schedule), lines(each.map(schedule)));
  writeFileSync(join(folder, fileNames.Slot), lines(slots));
};
