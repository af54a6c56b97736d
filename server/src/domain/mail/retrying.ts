/** Until another process may take over; longer than the slowest send. */
export const leaseSeconds = 120;

/** As mail servers do (RFC 5321, 4.5.4.1). */
export const patienceDays = 5;

export const retrySeconds = (attempts: number): number => Math.min(3_600, 10 * 2 ** Math.min(attempts - 1, 10));
