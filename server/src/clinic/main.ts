import { readConfig } from '../config.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { runClinic } from './runClinic.ts';

try {
  const lines = await runClinic(process.argv.slice(2), readConfig(process.env));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  const isRefusal = error instanceof ClinicRefused || error instanceof StartupRefusal;
  process.stderr.write(
    `${isRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
