import { StartupRefusal } from './startupRefusal.ts';

type Refusal = abstract new (...args: never[]) => Error;

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

export const letReaderLeave = (): void => {
  process.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) throw error;
  });
};

export const printFailure = (error: unknown, refusal: Refusal): void => {
  if (isClosedPipe(error)) return;
  const isRefusal = error instanceof refusal || error instanceof StartupRefusal;
  process.stderr.write(
    `${isRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
};
