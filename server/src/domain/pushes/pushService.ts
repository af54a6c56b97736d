import type { PushSubscriptionBody } from '../../../../contract/news.ts';

export type OutgoingPush = { subscription: PushSubscriptionBody; payload: string; seconds: number };

export class PushEnded extends Error {
  override readonly name = 'PushEnded';
}

export class PushDelayed extends Error {
  override readonly name = 'PushDelayed';
  readonly code = 'EPUSH';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super('The push service did not take a message.');
    this.responseCode = responseCode;
  }
}

export type PushService = {
  serverKey: string;
  isAllowed: (endpoint: string) => boolean;
  send: (push: OutgoingPush, signal: AbortSignal) => Promise<void>;
};
