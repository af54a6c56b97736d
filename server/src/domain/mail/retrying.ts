/** How long a process may take over a mail before another one tries: longer than the longest sending. Seconds. */
export const leaseSeconds = 120;

/** A mail that nobody takes is given up after so many days, as mail servers do (RFC 5321, 4.5.4.1). */
export const patienceDays = 5;

/** Seconds until the next try after so many that failed: 10, 20, 40 and so on, an hour at most. */
export const retrySeconds = (attempts: number): number => Math.min(3_600, 10 * 2 ** Math.min(attempts - 1, 10));
