import { hostname } from 'node:os';

import { readConfig, type Config } from './config.ts';
import { productionWarnings } from './productionWarnings.ts';
import { serve } from './serve.ts';
import { StartupRefusal } from './startupRefusal.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

const startupLine = ({ production }: Config, address: string): string => {
  const msg = `Portail patient: ${address}`;
  if (!production) return msg;
  const { pid, version: node } = process;
  return JSON.stringify({ level: 'info', time: new Date().toISOString(), address, host: hostname(), pid, node, msg });
};

try {
  const config = readConfig(process.env);
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
  }
} catch (error) {
  console.error(error instanceof StartupRefusal ? error.message : error);
  process.exit(1);
}
