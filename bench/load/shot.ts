/** One request of a load, ready to be sent; the body as text. */
export type Shot = { method: string; path: string; headers: Record<string, string>; body: string };

/**
 * What is asked of the generator: every shot once, by so many requesters, each waiting for its answer before the next.
 */
export type Order = { address: string; requesters: number; shots: Shot[] };

/**
 * How long each answer took, in milliseconds, and what was refused: the status, and the beginning of the first such
 * answers.
 */
export type Volley = { seconds: number; latencies: number[]; statuses: Record<string, number>; refusals: string[] };
