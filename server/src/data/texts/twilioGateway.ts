import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { escapeHtml } from '../../domain/escapeHtml.ts';
import { isSameSecret } from '../../domain/secrets.ts';
import { TextDelayed, TextRefused, TextsStopped, type TextGateway } from '../../domain/texts/textGateway.ts';
import { post } from './post.ts';

export type TwilioAccount = { url: string; account: string; secret: string; from: string };

const stopped = 21610;
/** About the number or the text; other codes are about our account. twilio.com/docs/api/errors */
const hopeless = [21211, 21214, 21217, 21408, 21602, 21610, 21612, 21614, 21617, 21635];

const failure = z.looseObject({ code: z.number() });

const codeIn = (text: string): number => {
  try {
    return failure.parse(JSON.parse(text)).code;
  } catch {
    return 0;
  }
};

/** twilio.com/docs/usage/security#validating-requests */
const signatureOf = (url: string, form: URLSearchParams, secret: string): string => {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return createHmac('sha1', secret)
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest('base64');
};

const senderOf = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

export const twilioGateway = ({ url, account, secret, from }: TwilioAccount): TextGateway => {
  const address = new URL(`2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, `${url}/`);
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`;
  return {
    send: async ({ id, to, body }, signal) => {
      const { isDone, status, text } = await post(address, {
        headers: { authorization, 'i-twilio-idempotency-token': id },
        body: new URLSearchParams({ To: to, Body: body, ...senderOf(from) }),
        signal,
      });
      if (isDone) return;
      const code = status === 400 ? codeIn(text) : 0;
      if (code === stopped) throw new TextsStopped();
      throw hopeless.includes(code) ? new TextRefused(code) : new TextDelayed(code || status);
    },
    read: ({ url: called, header, body }) => {
      const form = new URLSearchParams(body.toString('utf8'));
      if (!isSameSecret(header('x-twilio-signature') ?? '', signatureOf(called, form, secret))) return null;
      return { from: form.get('From') ?? '', body: form.get('Body') ?? '' };
    },
    reply: (text) => ({
      type: 'text/xml; charset=utf-8',
      body: `<?xml version="1.0" encoding="UTF-8"?><Response>${text === null ? '' : `<Message>${escapeHtml(text)}</Message>`}</Response>`,
    }),
  };
};
