import type { Config } from './config.ts';
import { exposedKeyFiles } from './data/keys.ts';
import { isPlainDatabase } from './databaseTls.ts';

/** As `networkOf` reads it. */
const isNameless = (from: string): boolean => /^[^<]*@|^\s*</.test(from);

/** One sentence each. */
export const productionWarnings = ({ production, database, clamavUrl, keysDir, mail, texts }: Config): string[] => {
  if (!production) return [];
  const addresses = [database.url, database.migrateUrl, database.readUrl].filter((address) => address !== null);
  const isMailPlain = mail.smtpUrl !== null && URL.parse(mail.smtpUrl)?.searchParams.get('requireTLS') === 'false';
  return [
    ...(database.url === null
      ? ['DATABASE_URL is not set: the embedded database is for development, not for patients.']
      : []),
    ...(database.url !== null && database.migrateUrl === null
      ? ['DATABASE_MIGRATE_URL is not set: the server owns its tables and could empty its audit trail.']
      : []),
    ...(addresses.some(isPlainDatabase)
      ? ['A database address says sslmode=disable: patient data crosses the network unencrypted.']
      : []),
    ...(clamavUrl === null ? ['CLAMAV_URL is not set: attachments are kept unscanned.'] : []),
    ...(keysDir === null ? [] : exposedKeyFiles(keysDir)).map(
      (file) => `Others on this machine may read the key file ${file}: chmod 600 it.`,
    ),
    ...(texts !== null && isNameless(mail.from)
      ? ['MAIL_FROM has no name before its address: text messages do not say which network sends them.']
      : []),
    ...(isMailPlain ? ['SMTP_URL has requireTLS=false: emails may leave unencrypted.'] : []),
  ];
};
