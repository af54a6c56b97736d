import { replace, type LoaderFunctionArgs } from 'react-router-dom';

import { mailedKeyOf, takeMailedKey } from '../lib/mailedKey';

/** The loader of a page that a mailed link opens: the key leaves the address, then the page gets it, or null. */
export const takeKey = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const address = takeMailedKey(pathname + search);
  return address === undefined ? mailedKeyOf(pathname) : replace(address);
};
