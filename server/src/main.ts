import { hostname } from 'node:os';
import { resolve } from 'node:path';

import { readConfig, type Config } from './config.ts';
import { demoManagement, demoReceptionist } from './data/demoStaff.ts';
import { keyProblems } from './data/keys.ts';
import { productionWarnings } from './productionWarnings.ts';
import { serve, type RunningServer } from './serve.ts';
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

const demoLines = ({ demo, keepsMail, keepsTexts, publicUrl }: RunningServer): string[] => {
  if (demo === null) return [];
  const { appointment, invitation, login, password } = demo;
  const page = (route: string) => `${publicUrl}/#${route}`;
  return [
    `Demo patient: ${login}, password ${password}`,
    `Demo invitation: number ${invitation.nam}, born ${invitation.birthDate}, code ${invitation.code}`,
    `Demo appointment without an account: reference ${appointment.reference}, born ${appointment.birthDate}`,
    `Demo receptionist: ${demoReceptionist.login}, password ${demoReceptionist.password}, code ${publicUrl}/dev/staff-code`,
    `Demo manager: ${demoManagement.login}, password ${demoManagement.password}, code ${publicUrl}/dev/staff-code`,
    `Where: patient ${page('/login')}, invitation ${page('/rvsp')}, appointment ${page('/nosession/manage')}, receptionist ${publicUrl}/staff`,
    ...(keepsMail ? [`Emails, kept instead of sent: ${publicUrl}/dev/mail`] : []),
    ...(keepsTexts ? [`Text messages, kept instead of sent: ${publicUrl}/dev/texts`] : []),
    `Pushes to devices, as they leave: ${publicUrl}/dev/pushes`,
  ];
};

// A forgotten setting opens no door of development: `npm start` asks for that mode itself.
const environment = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };

try {
  const config = readConfig(environment, problemsOfKeys);
  for (const msg of productionWarnings(config))
    console.error(JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg }));
  const server = await serve(config);
  stopOnSignal(server.stop, config);
  stopOnFailure(server.logFailure);
  // One write: `npm run dev` adds its line after it.
  console.log([startupLine(config, server.address), ...demoLines(server)].join('\n'));
} catch (error) {
  console.error(sentenceOf(error, environment) ?? error);
  process.exit(1);
}
