import { isLoopbackHost } from './domain/loopbackHost.ts';

const encrypted = ['require', 'verify-ca', 'verify-full'];

/** A socket or this machine needs none: null. */
const sslmodeOf = (address: string): string | null => {
  const url = URL.parse(address);
  if (url === null || url.hostname === '' || isLoopbackHost(url.hostname)) return null;
  return url.searchParams.get('sslmode') ?? '';
};

export const isPlainDatabase = (address: string): boolean => {
  const sslmode = sslmodeOf(address);
  return sslmode !== null && !encrypted.includes(sslmode);
};

const addresses = ['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'DATABASE_READ_URL'] as const;

/** Never shows the address: it holds a password. */
export const tlsProblems = (env: Record<string, string | undefined>): string[] =>
  addresses
    .filter((name) => isPlainDatabase(env[name] ?? '') && sslmodeOf(env[name] ?? '') !== 'disable')
    .map(
      (name) => `${name} needs sslmode=verify-full in production, or sslmode=disable to say that nothing is encrypted`,
    );
