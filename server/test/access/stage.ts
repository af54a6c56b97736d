import { writeFileSync } from 'node:fs';
import diagnostics from 'node:diagnostics_channel';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

import type { FastifyInstance, RouteOptions } from 'fastify';

import { bookingStage, type Stage } from '../support/booking.ts';
import { testFolder } from '../support/folders.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { guestsThings } from './guest.ts';
import { makeFamily, type Family } from './family.ts';
import type { Workplaces } from './staff.ts';

export type AccessStage = Stage & {
  /** Method and address of every route of the application. */
  routes: readonly string[];
  family: () => Promise<Family>;
};

const password = 'Chalet-Bleuet-77';

/** Hears of every route, from the moment an application is made: fastify says so on a channel of its own. */
const listRoutes = (t: TestContext): string[] => {
  const routes: string[] = [];
  const onRoute = ({ method, url }: RouteOptions): void => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  };
  const onMade = (message: unknown): void => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: what fastify publishes on its channel
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute);
  };
  diagnostics.subscribe('fastify.initialization', onMade);
  t.after(() => {
    diagnostics.unsubscribe('fastify.initialization', onMade);
  });
  return routes;
};

const workplacesAt = async ({ db }: Stage, clinicId: string): Promise<Workplaces> => ({
  clinicId,
  elsewhereId: await addClinic(db, { name: 'CLSC du Sentier' }),
  professionalId: await addProfessional(db),
  colleagueId: await addProfessional(db, { name: 'Dr Côté' }),
});

/** When appointments begin, and how one does now. */
const clockOf = ({ db }: Stage, now: Date) => ({
  startOf: async (reservationId: string): Promise<string> => {
    const row = await db
      .selectFrom('appointments')
      .select('starts_at')
      .where('id', '=', reservationId)
      .executeTakeFirst();
    return (row?.starts_at ?? now).toISOString();
  },
  begin: async (reservationId: string): Promise<void> => {
    const [starts_at, ends_at] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 1_140_000)];
    await db.updateTable('appointments').set({ starts_at, ends_at }).where('id', '=', reservationId).execute();
  },
});

/** The whole application with a portal to serve, on a clock that stands still, and a clinic with as many slots as one asks for. */
export const accessStage = async (t: TestContext): Promise<AccessStage> => {
  const routes = listRoutes(t);
  const portalDir = testFolder(t);
  writeFileSync(join(portalDir, 'index.html'), '<!doctype html><title>Portail</title>');
  const now = new Date();
  const stage = await bookingStage(t, {
    portalDir,
    env: { SUPPORT_MAIL: 'soutien@exemple.ca' },
    deps: { clock: () => now },
  });
  const clinicId = await addClinic(stage.db);
  let hours = 24;
  const workplaces = await workplacesAt(stage, clinicId);
  const { professionalId } = workplaces;
  const newSlot = () => addSlot(stage.db, { clinicId, start: (hours += 1), professional_id: professionalId });
  const { manageToken } = await guestsThings(stage, 'etranger@exemple.ca').managedAppointment();
  const country = {
    clinicId,
    newSlot,
    workplaces,
    ...clockOf(stage, now),
    password,
    passwordHash: await stage.deps.passwords.hash(password),
    guestToken: manageToken,
  };
  return { ...stage, routes: [...new Set(routes)].sort(), family: () => makeFamily(stage, country) };
};
