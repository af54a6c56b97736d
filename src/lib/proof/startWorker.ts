/**
 * Our own origin, as the content security policy requires. Its own file: only bundlers resolve such URLs.
 * @throws without worker support
 */
export const startWorker = (): Worker => new Worker(new URL('./proofWorker.ts', import.meta.url));
