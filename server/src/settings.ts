import { isIP } from 'node:net';

import { z } from 'zod';

import { appointmentLimits } from '../../contract/limits.ts';
import { checkEmail } from '../../contract/rules.ts';
import { publicPushHosts } from './domain/pushes/pushHost.ts';

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol ?? ''),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

const isPlain = (value: string): boolean => {
  const url = URL.parse(value);
  return url === null || `${url.username}${url.search}${url.hash}` === '';
};

const isNetwork = (value: string): boolean => {
  const [address = '', prefix = '0'] = value.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
};

const onOff = z.enum(['on', 'off'], 'must be on or off');
const postgres = address('postgres:', 'postgresql:');

/** Product §7 and §8, README. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  PUBLIC_URL: address('http:', 'https:').refine(isPlain, 'must hold neither user, question mark nor #').optional(),
  DRAIN_SECONDS: whole(0, 120).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter((proxy) => proxy !== ''),
    )
    .transform((proxies) => (proxies.length === 1 && proxies[0] === 'none' ? [] : proxies))
    .refine(
      (proxies) => proxies.every(isNetwork),
      'must list addresses or networks, such as 10.0.0.0/8, between commas, or be none',
    ),
  DATA_DIR: z.string().default('./data'),
  KEYS_DIR: z.string().optional(),
  ERASURE_LOG: z.string().optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_MIGRATE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_POOL_SIZE: whole(1, 500).default(20),
  DATABASE_TIMEOUT_MS: whole(100, 600_000).default(2_000),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_MAIL: z
    .string()
    .refine((value) => checkEmail(value) === undefined, 'must be one email address')
    .optional(),
  SMS_GATEWAY: z.enum(['twilio', 'webhook'], 'must be twilio or webhook').optional(),
  SMS_URL: address('http:', 'https:').refine(isPlain, 'must hold neither user, question mark nor #').optional(),
  SMS_ACCOUNT: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(/^(?:\+1\d{10}|MG[0-9a-f]{32})$/, 'must be a number such as +15145550100, or a messaging service (MG…)')
    .optional(),
  SMS_SECRET: z.string().optional(),
  SMS_CODES_PER_HOUR: whole(1, 100_000).default(300),
  PUSH_HOSTS: z
    .string()
    .default(publicPushHosts.join(','))
    .transform((list) => list.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every((host) => /^(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(host)),
      'must list host names between commas',
    ),
  CLAMAV_URL: address('tcp:').optional(),
  SESSION_IDLE_MINUTES: whole(1, 1_440).default(30),
  SESSION_ABSOLUTE_HOURS: whole(1, 168).default(12),
  HOLD_MINUTES: whole(1, 60).default(appointmentLimits.holdMinutes),
  MAX_UPCOMING: whole(1, 100).default(appointmentLimits.upcoming),
  NEWCOMER_SHARE: whole(1, 100).default(appointmentLimits.newcomerShare),
  PROOF_ROUNDS: whole(1, 100_000).default(400),
  RATE_LIMITS: onOff.default('on'),
  RESPONSE_PADDING_MS: whole(0, 1_000).default(50),
  API_DOCS: onOff.optional(),
  DEMO: onOff.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .optional(),
});

export type Settings = z.output<typeof settings>;
