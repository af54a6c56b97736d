/** 14233 → `14,233`. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-CA');

/** 1.1449 → `1.14`, 0.083 → `0.08`. */
export const ratio = (value: number): string => value.toFixed(2);

/** Milliseconds with the digits that mean something: 0.42, 3.1, 57. */
export const ms = (value: number): string => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);

/** Bytes in units of 1,000: 142331 → `142.3 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Bytes of memory in units of 1,048,576. */
export const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
