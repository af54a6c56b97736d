/** Throws when unavailable, so that a configured scanner never lets unscanned files through. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'harmful'>;

export const noScanner: Scanner = async () => 'clean';
