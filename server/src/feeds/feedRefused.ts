/** A feed that is not taken at all: nothing was changed. The message is one clear sentence for the person who runs it. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
