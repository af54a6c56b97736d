import { readConfig } from '../../src/config.ts';
import { StartupRefusal } from '../../src/startupRefusal.ts';

/** The least that production starts with. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portail.example',
  KEYS_DIR: '/etc/portail/keys',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'portail@portail.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

/** What the server says before it refuses to start. */
export const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartupRefusal) return error.message;
    throw error;
  }
  return 'accepted';
};
