import type { PushSubscriptionBody } from '../../../../contract/pushes.ts';

/** `serverKey`: the one that the browser subscribed under. */
export type OutgoingPush = {
  id: string;
  subscription: PushSubscriptionBody;
  serverKey: string;
  payload: string;
  seconds: number;
};

/** The browser is gone, or its owner took the permission back. */
export class PushEnded extends Error {
  override readonly name = 'PushEnded';
}

/** Its code goes to logs; what the service says may quote the address. */
export class PushDelayed extends Error {
  override readonly name = 'PushDelayed';
  readonly code = 'EPUSH';
  readonly responseCode: string;

  constructor(status: number) {
    super('The push service did not take a push.');
    this.responseCode = String(status);
  }
}

export type PushService = {
  /** Newest first: browsers subscribe under the first, and those of any get pushes. */
  serverKeys: readonly [string, ...string[]];
  /** Of a known push service, and with keys that can encrypt. */
  takes: (subscription: PushSubscriptionBody) => boolean;
  send: (push: OutgoingPush, signal: AbortSignal) => Promise<void>;
};
