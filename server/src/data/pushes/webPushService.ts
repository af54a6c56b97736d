import { createECDH, type KeyObject } from 'node:crypto';

import webPush from 'web-push';

import { isPushAddress } from '../../domain/pushes/pushHost.ts';
import { PushDelayed, PushEnded, type PushService } from '../../domain/pushes/pushService.ts';

const patienceMs = 20_000;
const gone = [404, 410];
const curve = 'prime256v1';

type Pair = { publicKey: string; privateKey: string };

/** @throws for the few values that are no P-256 key */
const pairOf = (key: KeyObject): Pair => {
  const pair = createECDH(curve);
  const secret = key.export();
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

const isPoint = (publicKey: string): boolean => {
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    return pair.computeSecret(publicKey, 'base64url').length > 0;
  } catch {
    return false;
  }
};

const callService = async (request: ReturnType<typeof webPush.generateRequestDetails>, signal: AbortSignal) => {
  const { endpoint, method, headers, body } = request;
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body === null ? null : new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  await answer.body?.cancel();
  return answer;
};

type Options = {
  keys: readonly [KeyObject, ...KeyObject[]];
  subject: string;
  hosts: readonly string[];
  plain: boolean;
};

/** RFC 8030, 8291 and 8292. Follows no redirect: only `hosts` are called. */
export const webPushService = ({ keys: [newest, ...older], subject, hosts, plain }: Options): PushService => {
  const [first, ...others] = [pairOf(newest), ...older.map(pairOf)] as const;
  const pairs = new Map([first, ...others].map((pair) => [pair.publicKey, pair]));
  const isKnown = (endpoint: string): boolean => isPushAddress(endpoint, { hosts, plain });
  return {
    serverKeys: [first.publicKey, ...others.map(({ publicKey }) => publicKey)],
    takes: ({ endpoint, keys }) => isKnown(endpoint) && isPoint(keys.p256dh),
    send: async ({ subscription, serverKey, payload, seconds }, signal) => {
      const pair = pairs.get(serverKey);
      if (pair === undefined || !isKnown(subscription.endpoint))
        throw new Error('A subscription is of another key or service.');
      const request = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, ...pair },
        TTL: seconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const { ok, status } = await callService(request, signal);
      if (gone.includes(status)) throw new PushEnded();
      if (!ok) throw new PushDelayed(status);
    },
  };
};
