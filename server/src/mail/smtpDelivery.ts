import { createTransport } from 'nodemailer';

import type { Delivery } from './delivery.ts';

type Smtp = { smtpUrl: string; from: string; publicUrl: string; production: boolean };

/** No wait of one mail is longer, and all of them together are shorter than its lease. Milliseconds. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const patienceMs = 90_000;

/**
 * Sends by the mail server of the settings. In production it must offer encryption with a certificate that holds, unless the
 * address says otherwise (`?requireTLS=false`, for a relay on the same machine). The recipient is an address and nothing else: no
 * text is read as a list of people.
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
    deliver: async ({ id, attempts, to, lang, subject, text, html }, signal) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
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
