/**
 * Starts a worker of our own origin, as the content security policy asks. Alone in its file: only a bundler and a browser know
 * addresses of this kind.
 * @throws where there are no workers
 */
export const startWorker = (): Worker => new Worker(new URL('./proofWorker.ts', import.meta.url));
