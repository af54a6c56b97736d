// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { recordExport } from '../../src/audit/recordExport.ts';
import { TrailRefused } from '../../src/audit/trailRefused.ts';
import { commands } from '../../src/clinic/commands.ts';
import { operatorCommands } from '../../src/clinic/runClinic.ts';
import { usages } from '../../src/feeds/usage.ts';
import { clinicOn, clinicStage } from '../support/clinic.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { clinicCommandCases, somebody } from './commandCases.ts';

const nobody = 'shows and changes what belongs to no person';
/** Why a command leaves no event. */
const without: Readonly<Record<string, string>> = {
  clinics: nobody,
  services: nobody,
  status: 'counts, and names nobody',
  'check-keys': 'counts the values that open, and shows none',
  'make-keys': 'opens no database',
  'feed sites': nobody,
  'feed slots': nobody,
  'feed run': 'a row of feed_runs keeps each run',
  'feed sources': nobody,
  'feed source': nobody,
  'audit verify': 'shows counts',
};

const commandOf = (label: string): string => label.split(', ')[0] ?? label;

test('every command of the shell leaves an event with who acted, or says why it leaves none', () => {
  const all = [
    ...[...commands, ...operatorCommands].map(({ name }) => name),
    ...Object.keys(usages).map((name) => `feed ${name}`),
    'audit export',
    'audit verify',
  ];
  const told = [...Object.keys(clinicCommandCases).map(commandOf), ...Object.keys(without), 'audit export'];
  assert.deepEqual([...new Set(told)].sort(), all.sort());
});

test('each command of a clinic leaves one event for each person that it shows or changes, with the name of who acts', async (t) => {
  const stage = await clinicStage(t);
  const { db, deps } = stage;
  // A replacement of keys waits for statements that began before.
  const clinic = clinicOn({ ...deps, config: { ...deps.config, database: { ...deps.config.database, timeoutMs: 0 } } });
  for (const [label, prepare] of Object.entries(clinicCommandCases)) {
    const { words, leaves } = await prepare(stage);
    const { last } = await db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const said = await clinic.type(...words, '--as', `Nadia, ${label}`);
    const events = await db
      .selectFrom('audit_events')
      .where('id', '>', last)
      .where('capacity', '=', 'clinic')
      .select(['action', 'patient_id', 'acted_as'])
      .orderBy('id')
      .execute();
    const about = new Set(leaves.map(([, patientId]) => patientId));
    assert.deepEqual(
      events.map(({ action, patient_id: patientId, acted_as: who }) => [
        action,
        patientId !== null && about.has(somebody) ? somebody : patientId,
        who,
      ]),
      leaves.map((event) => [...event, `Nadia, ${label}`]),
      `${label}: ${said}`,
    );
  }
});

test('an export of the trail leaves an event with who took it, and production asks for the name', async (t) => {
  const { db } = await testDatabase(t);
  const exports = async () =>
    (await db.selectFrom('audit_events').where('action', '=', 'trail.exported').select('acted_as').execute()).map(
      ({ acted_as: who }) => who,
    );
  await recordExport(db, { name: 'Nadia Roy', mustName: true });
  await recordExport(db, { name: '', mustName: false });
  assert.deepEqual(await exports(), ['Nadia Roy', '']);
  for (const name of ['', 'x', 'Nadia\nRoy'])
    await assert.rejects(recordExport(db, { name, mustName: true }), TrailRefused);
  assert.equal((await exports()).length, 2);
});
