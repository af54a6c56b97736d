import { createECDH, type KeyObject } from 'node:crypto';

import webPush from 'web-push';

import { isPushAddress } from '../../domain/pushes/pushHost.ts';
import { PushDelayed, PushEnded, type PushService } from '../../domain/pushes/pushService.ts';

const patienceMs = 20_000;
const gone = [404, 410];

export type PushKeys = { publicKey: string; privateKey: string };

/** @throws for the few values that are no P-256 key */
export const pushKeysOf = (key: KeyObject): PushKeys => {
  const pair = createECDH('prime256v1');
  const secret = key.export();
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

type Options = { keys: PushKeys; subject: string; hosts: readonly string[]; plain: boolean };

/** RFC 8030, 8291 and 8292. */
export const webPushService = ({ keys, subject, hosts, plain }: Options): PushService => {
  const isAllowed = (endpoint: string): boolean => isPushAddress(endpoint, { hosts, plain });
  return {
    serverKey: keys.publicKey,
    isAllowed,
    send: async ({ subscription, payload, seconds }, signal) => {
      if (!isAllowed(subscription.endpoint)) throw new Error('No push service is at that address.');
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.body?.cancel();
      if (gone.includes(answer.status)) throw new PushEnded();
      if (!answer.ok) throw new PushDelayed(answer.status);
    },
  };
};
