import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser that an npm package carries, with the libraries it brings along. Whatever lies in the temporary folder
 * counts as unpacked, even while another process still writes it: processes that start together need it there before.
 */
const unpackCarried = async (): Promise<string> => {
  const { default: carried, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const packed = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin/al2023.tar.br');
  await inflate(packed);
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  return carried.executablePath();
};

/** A Chromium to drive: the system's, else on Linux x64 the one a package carries, else null with a printed reason. */
export const findChromium = async (): Promise<string | null> => {
  const onSystem = systemBrowsers.find(isProgram);
  if (onSystem !== undefined) return onSystem;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error('No browser can run here: install Google Chrome in its usual folder.');
    return null;
  }
  try {
    return await unpackCarried();
  } catch (error) {
    console.error(`No browser can run here: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
};

/** Headless, as root too, and silent towards the network: only pages of the test are asked for. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
