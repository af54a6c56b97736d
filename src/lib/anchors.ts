/** Names a part of a page in its query: the rest of the address is the router's (spec §2 hash-based). */
const parameter = 'anchor';

/** The query of a page, with a part of it to open. @param search as the router gives it, `?lang=fr` or empty */
export const withAnchor = (search: string, anchor: string): string => {
  const query = new URLSearchParams(search);
  query.set(parameter, anchor);
  return `?${query.toString()}`;
};

/** The part of the page that an address asks for, or nothing. */
export const anchorOf = (query: URLSearchParams): string | null => query.get(parameter);

type Press = { button: number; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a press on a link stays in this tab; any other one, such as the middle button, is the browser's. */
export const staysHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
