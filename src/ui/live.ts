/** How an element speaks by itself; the linter refuses every other way (decisions 79 and 88). */

/** Stands empty until it says, whole, what comes. A screen reader would stop at an empty role. */
export const saysWhole = { 'aria-live': 'polite', 'aria-atomic': true } as const;

/** Stands empty until it says each line that comes, alone. */
export const saysLines = { 'aria-live': 'polite', 'aria-atomic': false } as const;

/** Comes with its words, which wait for their turn. */
export const saysOnArrival = { role: 'status' } as const;

/** Comes with its words, which cut others short. */
export const interrupts = { role: 'alert' } as const;
