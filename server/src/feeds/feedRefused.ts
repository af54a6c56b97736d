/** Nothing was changed. One sentence for the operator. */
export class FeedRefused extends Error {
  override readonly name: string = 'FeedRefused';
}

/** The operator may ask for it all the same. */
export class FeedBraked extends FeedRefused {
  override readonly name = 'FeedBraked';
}
