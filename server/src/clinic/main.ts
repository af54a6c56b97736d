import { readConfig } from '../config.ts';
import { letReaderLeave, printFailure } from '../printFailure.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { runClinic } from './runClinic.ts';

letReaderLeave();
try {
  const isModeSaid = Boolean(process.env.NODE_ENV);
  const lines = await runClinic(process.argv.slice(2), readConfig(process.env), isModeSaid);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  printFailure(error, ClinicRefused);
  process.exitCode = 1;
}
