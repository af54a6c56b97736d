import type { Value } from './value.ts';

/** A statement that a request of the product sent, with what it carried. */
export type Statement = { text: string; values: Value[] };

/** One statement for the floor to send: the number of its text, and the values of its parameters. */
export type Step = [text: number, values: Value[]];
