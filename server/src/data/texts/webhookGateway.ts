import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { systemClock } from '../../domain/clock.ts';
import { minuteMs } from '../../domain/durations.ts';
import { isSameSecret } from '../../domain/secrets.ts';
import { TextDelayed, TextRefused, TextsStopped, type TextGateway } from '../../domain/texts/textGateway.ts';
import { post } from './post.ts';

const toleranceMs = 5 * minuteMs;

const incoming = z.looseObject({ from: z.string().max(40), body: z.string().max(2_000) });

const encodedKey = 'whsec_';

const keyOf = (secret: string): string | Buffer =>
  secret.startsWith(encodedKey) ? Buffer.from(secret.slice(encodedKey.length), 'base64') : secret;

/** standardwebhooks.com */
const signatureOf = (id: string, seconds: string, body: string | Buffer, secret: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.`).update(body).digest('base64')}`;

const incomingIn = (body: Buffer) => {
  try {
    return incoming.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
};

/** The gateway answers 410 for a phone that stopped texts; 400, 413 or 422 for a text or number it never takes. */
const hopeless = [400, 413, 422];

export const webhookGateway = ({ url, secret }: { url: string; secret: string }): TextGateway => ({
  send: async ({ id, to, body }, signal) => {
    const [seconds, text] = [String(Math.floor(systemClock().getTime() / 1_000)), JSON.stringify({ id, to, body })];
    const { isDone, status } = await post(new URL(url), {
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': signatureOf(id, seconds, text, secret),
      },
      body: text,
      signal,
    });
    if (isDone) return;
    if (status === 410) throw new TextsStopped();
    throw hopeless.includes(status) ? new TextRefused(status) : new TextDelayed(status);
  },
  read: ({ header, body }, now) => {
    const [id, seconds] = [header('webhook-id') ?? '', header('webhook-timestamp') ?? ''];
    const isRecent = /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1_000) <= toleranceMs;
    const right = signatureOf(id, seconds, body, secret);
    const given = (header('webhook-signature') ?? '').split(' ');
    return isRecent && given.some((each) => isSameSecret(each, right)) ? incomingIn(body) : null;
  },
  reply: (text) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify({ reply: text }) }),
});
