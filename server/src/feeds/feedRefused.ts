/** Nothing was changed. One sentence for the operator. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
