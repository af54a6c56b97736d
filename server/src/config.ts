import { join, resolve } from 'node:path';

import { tlsProblems } from './databaseTls.ts';
import { settings, type Settings } from './settings.ts';
import { StartupRefusal } from './startupRefusal.ts';
import { textProblems, toTextSettings, type TextSettings } from './textSettings.ts';

/** Paths are absolute; `publicUrl` has no trailing slash. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Prefix of emailed links, and the only origin for unsafe calls. */
  publicUrl: string;
  https: boolean;
  /** Between the stop signal and closing, for load balancers. */
  drainSeconds: number;
  trustedProxies: string[];
  dataDir: string;
  keysDir: string | null;
  /** Outside the database and its backups. */
  erasureLog: string;
  database: {
    url: string | null;
    migrateUrl: string | null;
    readUrl: string | null;
    poolSize: number;
    timeoutMs: number;
  };
  mail: { smtpUrl: string | null; from: string; support: string | null };
  texts: TextSettings | null;
  /** Over all accounts. */
  textCodesPerHour: number;
  pushHosts: string[];
  /** The clamd scanner; null disables it. */
  clamavUrl: string | null;
  session: { idleMinutes: number; absoluteHours: number };
  /** `newcomerShare`: of a clinic's week, from 0 to 1. */
  booking: { holdMinutes: number; maxUpcoming: number; newcomerShare: number };
  /** Guests' base proof of work: PBKDF2 rounds per key. */
  proofRounds: number;
  rateLimits: boolean;
  /** Milliseconds; 0 disables response padding. */
  responsePaddingMs: number;
  apiDocs: boolean;
  demo: boolean;
  logLevel: NonNullable<Settings['LOG_LEVEL']>;
};

type Given = Record<string, string | undefined>;

/** Required in production (product §7). Checks raw values, so malformed settings hide none. */
const productionProblems = (env: Given): string[] => [
  ...(['PUBLIC_URL', 'KEYS_DIR', 'SMTP_URL', 'MAIL_FROM', 'TRUSTED_PROXIES'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is required in production`),
  ...(env.RATE_LIMITS === 'off' ? ['RATE_LIMITS=off is for tests and benches, never for production'] : []),
  ...(Number(env.RESPONSE_PADDING_MS) === 0 ? ['RESPONSE_PADDING_MS=0 is for tests, never for production'] : []),
  ...(env.DEMO === 'on' ? ['DEMO=on loads fictional clinics, never in production'] : []),
  ...(env.PUBLIC_URL !== undefined && !env.PUBLIC_URL.startsWith('https:')
    ? ['PUBLIC_URL must begin with https: in production']
    : []),
  ...tlsProblems(env),
];

const isDemo = ({ DEMO, NODE_ENV }: Settings): boolean =>
  (DEMO ?? (NODE_ENV === 'development' ? 'on' : 'off')) === 'on';

const toConfig = (env: Settings): Config => {
  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    https: publicUrl.startsWith('https:'),
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR),
    keysDir: env.KEYS_DIR === undefined ? null : resolve(env.KEYS_DIR),
    erasureLog: resolve(env.ERASURE_LOG ?? join(env.DATA_DIR, 'erasures.ndjson')),
    database: {
      url: env.DATABASE_URL ?? null,
      migrateUrl: env.DATABASE_MIGRATE_URL ?? null,
      readUrl: env.DATABASE_READ_URL ?? null,
      poolSize: env.DATABASE_POOL_SIZE,
      timeoutMs: env.DATABASE_TIMEOUT_MS,
    },
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? 'Portail patient <portail@localhost>',
      support: env.SUPPORT_MAIL ?? (isDemo(env) && env.SMTP_URL === undefined ? 'soutien@boreal.example' : null),
    },
    texts: toTextSettings(env),
    textCodesPerHour: env.SMS_CODES_PER_HOUR,
    pushHosts: env.PUSH_HOSTS,
    clamavUrl: env.CLAMAV_URL ?? null,
    session: { idleMinutes: env.SESSION_IDLE_MINUTES, absoluteHours: env.SESSION_ABSOLUTE_HOURS },
    booking: {
      holdMinutes: env.HOLD_MINUTES,
      maxUpcoming: env.MAX_UPCOMING,
      newcomerShare: env.NEWCOMER_SHARE / 100,
    },
    proofRounds: env.PROOF_ROUNDS,
    rateLimits: env.RATE_LIMITS === 'on',
    responsePaddingMs: env.RESPONSE_PADDING_MS,
    apiDocs: (env.API_DOCS ?? (production ? 'off' : 'on')) === 'on',
    demo: isDemo(env),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
};

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min((row[index] ?? 0) + (letter === wanted ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** A shorter name may belong to another program. */
const shortestName = 8;
const ourPrefixes =
  /^(?:DATABASE|SMTP|SMS|PUSH|KEYS|CLAMAV|HOLD|PROOF|RATE|RESPONSE|TRUSTED|NEWCOMER|SUPPORT|UPCOMING)_/;

const unknownSettings = (given: Given): string[] => {
  const known = Object.keys(settings.shape);
  return Object.keys(given).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => one.length >= shortestName && distance(name, one) <= 2);
    if (meant !== undefined) return [`Unknown setting ${name}. Did you mean ${meant}?`];
    return ourPrefixes.test(name) ? [`Unknown setting ${name}.`] : [];
  });
};

const withoutFormerNames = ({ UPCOMING_MOST: former, ...given }: Given): Given =>
  former === undefined ? given : { MAX_UPCOMING: former, ...given };

/**
 * Empty values count as not set.
 * @param others such as key problems
 * @throws StartupRefusal naming every wrong setting, never its value, perhaps a secret
 */
export const readConfig = (environment: Given, others: (given: Given) => string[] = () => []): Config => {
  const given = withoutFormerNames(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...textProblems(given),
    ...(given['NODE_ENV'] === 'production' ? productionProblems(given) : []),
  ];
  const unknown = unknownSettings(given);
  if (!parsed.success || problems.length > 0 || unknown.length > 0) {
    const refused = problems.length > 0 ? `Settings refused: ${problems.join('; ')}.` : 'Settings refused.';
    const sentences = [refused, ...unknown, ...others(given)];
    throw new StartupRefusal(sentences.join(' '));
  }
  return toConfig(parsed.data);
};
