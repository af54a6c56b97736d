import { createTransport } from 'nodemailer';

import type { Delivery, MailAttachment } from './delivery.ts';

type Smtp = { smtpUrl: string; from: string; publicUrl: string; production: boolean };

/** Milliseconds; the sum is shorter than an email's lease. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const patienceMs = 90_000;

const toAttachment = ({ name, type, text }: MailAttachment) => ({ filename: name, contentType: type, content: text });

/**
 * Production requires valid TLS, unless the URL opts out (`?requireTLS=false`, for a local relay). The recipient is
 * never parsed as a list.
 */
export const smtpDelivery = ({ smtpUrl, from, publicUrl, production }: Smtp): Delivery => {
  const transport = createTransport({
    ...patience,
    pool: true,
    maxConnections: 3,
    requireTLS: production,
    url: smtpUrl,
  });
  const host = new URL(publicUrl).hostname;
  return {
    deliver: async ({ id, attempts, to, lang, subject, text, html, attachment }, signal) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(attachment && { attachments: [toAttachment(attachment)] }),
        messageId: `<${id}.${attempts}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
    },
    close: () => {
      transport.close();
    },
  };
};
