import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartupRefusal } from './startupRefusal.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

try {
  const server = await serve(readConfig(process.env));
  stopOnSignal(server.stop);
  stopOnFailure(server.logFailure);
  console.log(`Portail patient: ${server.address}`);
  if (server.demo !== null) console.log(`Demo patient: ${server.demo.login}, password ${server.demo.password}`);
} catch (error) {
  console.error(error instanceof StartupRefusal ? error.message : error);
  process.exit(1);
}
