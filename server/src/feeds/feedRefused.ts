/** Nothing was changed. The message is one sentence for the operator. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
