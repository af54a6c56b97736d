import type { Settings } from './settings.ts';

export type TextSettings =
  | { kind: 'twilio'; url: string; account: string; secret: string; from: string }
  | { kind: 'webhook'; url: string; secret: string };

const twilioUrl = 'https://api.twilio.com';

const needed = {
  twilio: ['SMS_ACCOUNT', 'SMS_FROM', 'SMS_SECRET'],
  webhook: ['SMS_URL', 'SMS_SECRET'],
} as const;

const all = ['SMS_URL', 'SMS_ACCOUNT', 'SMS_FROM', 'SMS_SECRET'] as const;

const shortestKey = 16;

type Given = Record<string, string | undefined>;

const keyBytes = (secret: string): number =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64').length : Buffer.byteLength(secret);

/** Half a gateway is none. */
export const textProblems = (given: Given): string[] => {
  const { SMS_GATEWAY: kind, SMS_SECRET: secret, SMS_URL: url } = given;
  const isPlain = given['NODE_ENV'] === 'production' && url?.startsWith('http:') === true;
  const isKnown = kind === 'twilio' || kind === 'webhook';
  return [
    ...(isKnown ? needed[kind].filter((name) => given[name] === undefined) : []).map(
      (name) => `${name} is required by SMS_GATEWAY`,
    ),
    ...(kind === undefined ? all.filter((name) => given[name] !== undefined) : []).map(
      (name) => `${name} needs SMS_GATEWAY`,
    ),
    ...(secret !== undefined && keyBytes(secret) < shortestKey
      ? [`SMS_SECRET must have at least ${shortestKey} characters`]
      : []),
    ...(isPlain ? ['SMS_URL must begin with https: in production'] : []),
  ];
};

export const toTextSettings = (env: Settings): TextSettings | null => {
  const { SMS_ACCOUNT: account = '', SMS_FROM: from = '', SMS_SECRET: secret = '', SMS_URL: url = twilioUrl } = env;
  if (env.SMS_GATEWAY === undefined) return null;
  return env.SMS_GATEWAY === 'twilio'
    ? { kind: 'twilio', url, account, secret, from }
    : { kind: 'webhook', url, secret };
};
