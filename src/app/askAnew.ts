type Part = string | number;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- read by the loader
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (part: Part) => string;
declare let __webpack_chunk_load__: (part: Part) => Promise<unknown>;

/**
 * Retries a failed chunk under a new URL: browsers may cache a failed module fetch for good (Chromium 150 and 153 do).
 * Call before any chunk is loaded.
 */
export const askAnewAfterFailures = (): void => {
  const [fileOf, load] = [__webpack_get_script_filename__, __webpack_chunk_load__];
  const failures = new Map<Part, number>();
  const timesOf = (part: Part) => failures.get(part) ?? 0;
  __webpack_public_path__ = './'; // set at run time: webpack would inline the URLs
  __webpack_get_script_filename__ = (part) => (timesOf(part) === 0 ? fileOf(part) : `${fileOf(part)}?${timesOf(part)}`);
  __webpack_chunk_load__ = (part) =>
    load(part).catch((failure: unknown) => {
      failures.set(part, timesOf(part) + 1);
      throw failure;
    });
};
