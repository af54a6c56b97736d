import { randomUUID } from 'node:crypto';

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { migrate } from '../../src/data/migrate.ts';
import { openPool } from '../../src/data/pool.ts';
import { makeServingRole } from '../../src/data/servingRole.ts';
import type { Tables } from '../../src/data/tables.ts';

/** The same server, another database. */
export const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/** The role that serves in tests owns no table, as in production. */
const servingRole = 'portail_serving';
const servingPassword = 'serving';

/** The same database, as the role that serves. */
export const asServing = (url: string): string => {
  const address = new URL(url);
  address.username = servingRole;
  address.password = servingPassword;
  return address.href;
};

/** Runs one statement on the server's own database, such as CREATE DATABASE. */
export const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Creates a database with every migration run, from which tests copy theirs; gives its name. */
export const createTemplate = async (url: string): Promise<string> => {
  const name = `portail_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name} template template0 encoding 'UTF8'`);
  const pool = openPool({ connectionString: withDatabase(url, name) }, { size: 1, timeoutMs: 0 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await makeServingRole({ connectionString: url }, servingRole, servingPassword);
  await migrate(db, { servingRole }).finally(() => db.destroy());
  return name;
};

export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, `drop database if exists ${name} with (force)`);
