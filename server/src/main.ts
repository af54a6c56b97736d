import { hostname } from 'node:os';
import { resolve } from 'node:path';

import { readConfig, type Config } from './config.ts';
import { keyProblems } from './data/keys.ts';
import { productionWarnings } from './productionWarnings.ts';
import { serve } from './serve.ts';
import { sentenceOf } from './startupFailure.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

const problemsOfKeys = ({ KEYS_DIR, NODE_ENV }: Record<string, string | undefined>): string[] =>
  KEYS_DIR === undefined ? [] : keyProblems(resolve(KEYS_DIR), NODE_ENV === 'production');

const startupLine = ({ production }: Config, address: string): string => {
  const msg = `Portail patient: ${address}`;
  if (!production) return msg;
  const { pid, version: node } = process;
  return JSON.stringify({ level: 'info', time: new Date().toISOString(), address, host: hostname(), pid, node, msg });
};

// A forgotten setting opens no door of development: `npm start` asks for that mode itself.
const environment = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };

try {
  const config = readConfig(environment, problemsOfKeys);
  for (const warning of productionWarnings(config)) console.error(`WARNING: ${warning}`);
  const server = await serve(config);
  stopOnSignal(server.stop, config);
  stopOnFailure(server.logFailure);
  console.log(startupLine(config, server.address));
  if (server.demo !== null) {
    const {
      invitation: { nam, birthDate, code },
      login,
      password,
      appointment,
    } = server.demo;
    console.log(`Demo patient: ${login}, password ${password}`);
    console.log(`Demo invitation: number ${nam}, born ${birthDate}, code ${code}`);
    console.log(
      `Demo appointment without an account: reference ${appointment.reference}, born ${appointment.birthDate}`,
    );
    const page = (route: string) => `${server.publicUrl}/#${route}`;
    console.log(
      `Where: patient ${page('/login')}, invitation ${page('/rvsp')}, appointment ${page('/nosession/manage')}`,
    );
    if (server.keepsMail) console.log(`Emails, kept instead of sent: ${server.publicUrl}/dev/mail`);
  }
} catch (error) {
  console.error(sentenceOf(error, environment) ?? error);
  process.exit(1);
}
