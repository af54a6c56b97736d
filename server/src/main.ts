import { hostname } from 'node:os';
import { resolve } from 'node:path';

import { readConfig, type Config } from './config.ts';
import { demoReceptionist } from './data/demoReceptionist.ts';
import { keyProblems } from './data/keys.ts';
import { productionWarnings } from './productionWarnings.ts';
import { serve, type RunningServer } from './serve.ts';
import { sentenceOf } from './startupFailure.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

const problemsOfKeys = ({ KEYS_DIR, NODE_ENV }: Record<string, string | undefined>): string[] =>
  KEYS_DIR === undefined ? [] : keyProblems(resolve(KEYS_DIR), NODE_ENV === 'production');

const jsonLine = (line: { level: 'info' | 'warn'; msg: string; address?: string }): string => {
  const { pid, version: node } = process;
  return JSON.stringify({ time: new Date().toISOString(), host: hostname(), pid, node, ...line });
};

const startupLine = ({ production }: Config, address: string): string => {
  const msg = `Portail patient: ${address}`;
  return production ? jsonLine({ level: 'info', address, msg }) : msg;
};

const demoLines = ({ demo, keepsMail, keepsTexts, showsPushes, publicUrl }: RunningServer): string[] => {
  if (demo === null) return [];
  const { appointment, invitation, login, password } = demo;
  const page = (route: string) => `${publicUrl}/#${route}`;
  return [
    `Demo patient: ${login}, password ${password}`,
    `Demo invitation: number ${invitation.nam}, born ${invitation.birthDate}, code ${invitation.code}`,
    `Demo receptionist: ${demoReceptionist.login}, password ${demoReceptionist.password}, code ${publicUrl}/dev/staff-code`,
    `Demo appointment without an account: reference ${appointment.reference}, born ${appointment.birthDate}`,
    `Where: patient ${page('/login')}, invitation ${page('/rvsp')}, appointment ${page('/nosession/manage')}, receptionist ${publicUrl}/staff`,
    ...(keepsMail ? [`Emails, kept instead of sent: ${publicUrl}/dev/mail`] : []),
    ...(keepsTexts ? [`Text messages, kept instead of sent: ${publicUrl}/dev/texts`] : []),
    ...(showsPushes ? [`Pushes to devices: ${publicUrl}/dev/pushes`] : []),
  ];
};

// A forgotten setting opens no door of development: `npm start` asks for that mode itself.
const environment = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };

const warn = (msg: string): void => {
  console.error(jsonLine({ level: 'warn', msg }));
};

/** Node would print the warnings of libraries, and of the embedded database, as text. */
const logNodeWarnings = (): void => {
  process.removeAllListeners('warning');
  process.on('warning', ({ message }) => {
    warn(message);
  });
};

try {
  const config = readConfig(environment, problemsOfKeys);
  if (config.production) logNodeWarnings();
  for (const warning of productionWarnings(config)) warn(warning);
  const server = await serve(config);
  stopOnSignal(server.stop, config);
  stopOnFailure(server.logFailure);
  // One write: `npm run dev` adds its line after it.
  console.log([startupLine(config, server.address), ...demoLines(server)].join('\n'));
} catch (error) {
  console.error(sentenceOf(error, environment) ?? error);
  process.exit(1);
}
