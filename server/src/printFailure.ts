import { StartupRefusal } from './startupRefusal.ts';

type Refusal = abstract new (...args: never[]) => Error;

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** `npm run clinic -- clinics | head` is no failure. */
export const letReaderLeave = (): void => {
  process.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) throw error;
  });
};

/** For commands: the sentence of a refusal, else the stack. */
export const printFailure = (error: unknown, refusal: Refusal): void => {
  if (isClosedPipe(error)) return;
  const isRefusal = error instanceof refusal || error instanceof StartupRefusal;
  process.stderr.write(
    `${isRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
};
