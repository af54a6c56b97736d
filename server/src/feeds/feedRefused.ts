/** Nothing was changed. One sentence for the operator. */
export class FeedRefused extends Error {
  override readonly name: string = 'FeedRefused';
}

export class FeedBraked extends FeedRefused {
  override readonly name = 'FeedBraked';
}
