import { readConfig } from './config.ts';
import { productionWarnings } from './productionWarnings.ts';
import { serve } from './serve.ts';
import { StartupRefusal } from './startupRefusal.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

try {
  const config = readConfig(process.env);
  for (const warning of productionWarnings(config)) console.error(`WARNING: ${warning}`);
  const server = await serve(config);
  stopOnSignal(server.stop);
  stopOnFailure(server.logFailure);
  console.log(`Portail patient: ${server.address}`);
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
