/** The anchor travels in the query: the hash belongs to the router (spec §2 hash-based). */
const parameter = 'anchor';

/** @param search from the router, such as `?lang=fr`, or empty */
export const withAnchor = (search: string, anchor: string): string => {
  const query = new URLSearchParams(search);
  query.set(parameter, anchor);
  return `?${query.toString()}`;
};

export const anchorOf = (query: URLSearchParams): string | null => query.get(parameter);

type Press = { button: number; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** False for a middle click and the like, which the browser handles. */
export const staysHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
