export type OutgoingText = { id: string; to: string; body: string };

export type IncomingText = { from: string; body: string };

export type SignedRequest = { url: string; header: (name: string) => string | undefined; body: Buffer };

export class TextsStopped extends Error {
  override readonly name = 'TextsStopped';
}

export class TextRefused extends Error {
  override readonly name = 'TextRefused';
  readonly code = 'ETEXT';
  readonly responseCode: string;

  constructor(responseCode: string) {
    super('The gateway refused a text.');
    this.responseCode = responseCode;
  }
}

export class TextDelayed extends Error {
  override readonly name = 'TextDelayed';
  readonly code = 'ETEXT';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super('The gateway did not take a text.');
    this.responseCode = responseCode;
  }
}

export type TextGateway = {
  send: (text: OutgoingText, signal: AbortSignal) => Promise<void>;
  read: (request: SignedRequest, now: Date) => IncomingText | null;
  reply: (body: string | null) => { type: string; body: string };
};
