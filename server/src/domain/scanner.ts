/** Looks for harm in a file. It answers, or throws when it cannot be asked: nothing unscanned is kept where a scanner is set. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'harmful'>;

/** Where no scanner is set, every file passes. */
export const noScanner: Scanner = async () => 'clean';
