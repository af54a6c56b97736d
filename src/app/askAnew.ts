/** A part of the portal that comes later, as the build numbers them. */
type Part = string | number;

/** webpack's own loader, open to a change: where parts lie, the file of one, and its arrival. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- read by the loader
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (part: Part) => string;
declare let __webpack_chunk_load__: (part: Part) => Promise<unknown>;

/**
 * A browser may remember for good that a module could not be fetched (HTML, module map; Chromium 150 and 153 do): a part that did
 * not come is asked for again at an address of its own. Call it before any part is asked for.
 */
export const askAnewAfterFailures = (): void => {
  const [fileOf, load] = [__webpack_get_script_filename__, __webpack_chunk_load__];
  const failures = new Map<Part, number>();
  const timesOf = (part: Part) => failures.get(part) ?? 0;
  __webpack_public_path__ = './'; // said here: the addresses would stand in the loader for good
  __webpack_get_script_filename__ = (part) => (timesOf(part) === 0 ? fileOf(part) : `${fileOf(part)}?${timesOf(part)}`);
  __webpack_chunk_load__ = (part) =>
    load(part).catch((failure: unknown) => {
      failures.set(part, timesOf(part) + 1);
      throw failure;
    });
};
