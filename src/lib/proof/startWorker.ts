/**
 * Our own origin, for the content security policy. Only bundlers resolve such URLs.
 * @throws without worker support
 */
export const startWorker = (): Worker => new Worker(new URL('./proofWorker.ts', import.meta.url));
