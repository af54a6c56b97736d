import type { Settings } from './settings.ts';

export type TextSettings =
  | { kind: 'twilio'; url: string; account: string; secret: string; from: string }
  | { kind: 'webhook'; url: string; secret: string };

const twilioUrl = 'https://api.twilio.com';

const needed = {
  twilio: ['SMS_ACCOUNT', 'SMS_FROM', 'SMS_SECRET'],
  webhook: ['SMS_URL', 'SMS_SECRET'],
} as const;

type Given = Record<string, string | undefined>;

export const textProblems = (given: Given): string[] => {
  const { SMS_GATEWAY: kind } = given;
  const isPlain = given['NODE_ENV'] === 'production' && given['SMS_URL']?.startsWith('http:') === true;
  return [
    ...(kind === 'twilio' || kind === 'webhook'
      ? needed[kind].filter((name) => given[name] === undefined).map((name) => `${name} is required by SMS_GATEWAY`)
      : []),
    ...(isPlain ? ['SMS_URL must begin with https: in production'] : []),
  ];
};

export const toTextSettings = (env: Settings): TextSettings | null => {
  const { SMS_ACCOUNT: account = '', SMS_FROM: from = '', SMS_SECRET: secret = '' } = env;
  const url = env.SMS_URL ?? twilioUrl;
  if (env.SMS_GATEWAY === undefined) return null;
  return env.SMS_GATEWAY === 'twilio'
    ? { kind: 'twilio', url, account, secret, from }
    : { kind: 'webhook', url, secret };
};
