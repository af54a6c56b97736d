import type { TestContext } from 'node:test';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server at the other end got it: who it was for, its bytes, and how another program reads them. */
export type ReceivedMail = { from: string; to: string[]; raw: string; read: Email };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** Set to make it refuse, wait or break: called with each mail before it is taken. */
  before: (mail: ReceivedMail) => void | Promise<void>;
};

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

/** What a server says when it will not take a mail now, or ever. */
export const refuseMail = (code: number, words = 'No'): never => {
  throw refusal(code, words);
};

/** A real mail server in this process; without encryption unless the options say so. */
export const startSmtpServer = async (t: TestContext, options: SMTPServerOptions = {}): Promise<SmtpServer> => {
  const started: SmtpServer = { url: '', received: [], before: () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData: (stream, { envelope }, callback) => {
      const receive = async (): Promise<void> => {
        const raw = Buffer.concat(await stream.toArray()).toString('latin1');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = {
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          read: await PostalMime.parse(Buffer.from(raw, 'latin1')),
        };
        await started.before(mail);
        started.received.push(mail);
      };
      receive().then(() => {
        callback(null);
      }, callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.close();
  });
  const address = server.server.address();
  started.url = `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return started;
};
