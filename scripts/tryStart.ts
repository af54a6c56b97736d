/**
 * `npm run test:start`: what `npm start` does, on an empty data folder with spaces and accents: it announces its
 * address, serves the portal, and leaves no database behind when it is ended. For the workflows of macOS and Windows.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCounts } from './testCounts.ts';

const startLimitMs = 15 * 60_000;
const endLimitMs = 60_000;

/** @returns the address that the server announces. @throws when it ends first, or never does */
function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new Error('It did not start in time.')), startLimitMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Portail patient: (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.once('close', (code) => reject(new Error(`It ended with code ${code}.\n${output}`)));
  });
}

async function waitUntilGone(file: string): Promise<void> {
  const end = Date.now() + endLimitMs;
  while (existsSync(file)) {
    if (Date.now() > end) throw new Error(`${file} is still there: the database did not stop.`);
    await sleep(100);
  }
}

async function tryStart(folder: string): Promise<void> {
  const dataDir = join(folder, 'données du portail');
  const env = { ...process.env, PORT: '18081', DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  try {
    const address = await announced(child);
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`The page answered ${status}.`);
  } finally {
    child.kill(); // Windows ends it at once: the database must follow
    await closed;
    await waitUntilGone(join(dataDir, 'pg18', 'postmaster.pid'));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'portail-start-'));
try {
  await tryStart(folder);
  console.log(formatCounts({ passed: 1, failed: 0, skipped: 0 }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(formatCounts({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
