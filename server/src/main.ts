import { resolve } from 'node:path';

import { readConfig } from './config.ts';
import { keyProblems } from './data/keys.ts';
import { serve } from './serve.ts';
import { sentenceOf } from './startupFailure.ts';
import { stopOnFailure, stopOnSignal } from './stopping.ts';

const problemsOfKeys = ({ KEYS_DIR, NODE_ENV }: Record<string, string | undefined>): string[] =>
  KEYS_DIR === undefined ? [] : keyProblems(resolve(KEYS_DIR), NODE_ENV === 'production');

try {
  const server = await serve(readConfig(process.env, problemsOfKeys));
  stopOnSignal(server.stop);
  stopOnFailure(server.logFailure);
  console.log(`Portail patient: ${server.address}`);
  if (server.demo !== null) {
    const {
      invitation: { nam, birthDate, code },
      login,
      password,
      visit,
    } = server.demo;
    console.log(`Demo patient: ${login}, password ${password}`);
    console.log(`Demo invitation: number ${nam}, born ${birthDate}, code ${code}`);
    console.log(`Demo visit without an account: reference ${visit.reference}, born ${visit.birthDate}`);
    const page = (route: string) => `${server.publicUrl}/#${route}`;
    console.log(`Where: patient ${page('/login')}, invitation ${page('/rvsp')}, visit ${page('/nosession/manage')}`);
    if (server.keepsMail) console.log(`Emails, kept instead of sent: ${server.publicUrl}/dev/mail`);
  }
} catch (error) {
  console.error(sentenceOf(error, process.env) ?? error);
  process.exit(1);
}
