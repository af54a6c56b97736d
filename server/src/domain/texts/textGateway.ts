export type OutgoingText = { id: string; to: string; body: string };

export type IncomingText = { from: string; body: string };

export type SignedRequest = { url: string; header: (name: string) => string | undefined; body: Buffer };

/** The phone answered STOP to the gateway. */
export class TextsStopped extends Error {
  override readonly name = 'TextsStopped';
}

/** Its code goes to logs; what the gateway says may quote the number. */
class GatewayFailure extends Error {
  readonly code = 'ETEXT';
  readonly responseCode: string;

  constructor(responseCode: number) {
    super('The gateway did not take a text.');
    this.responseCode = String(responseCode);
  }
}

/** Never to be tried again: this text or this number is at fault. */
export class TextRefused extends GatewayFailure {
  override readonly name = 'TextRefused';
}

/** To be tried again: the gateway, the network or our settings are at fault. */
export class TextDelayed extends GatewayFailure {
  override readonly name = 'TextDelayed';
}

/** `id` stays the same over all tries. */
export type TextGateway = {
  send: (text: OutgoingText, signal: AbortSignal) => Promise<void>;
  /** Null without a right signature. */
  read: (request: SignedRequest, now: Date) => IncomingText | null;
  reply: (body: string | null) => { type: string; body: string };
};
