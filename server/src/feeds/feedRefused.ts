/** Nothing was changed. One sentence for the operator. */
export class FeedRefused extends Error {
  override readonly name: string = 'FeedRefused';
}

export class FeedBraked extends FeedRefused {
  override readonly name = 'FeedBraked';
}

export class FeedBusy extends FeedRefused {
  override readonly name = 'FeedBusy';
}

export class FeedStopped extends FeedRefused {
  override readonly name = 'FeedStopped';

  constructor() {
    super('The server is stopping. Nothing was taken.');
  }
}
