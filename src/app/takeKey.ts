import { replace, type LoaderFunctionArgs } from 'react-router-dom';

import { mailedKeyOf, takeMailedKey } from '../lib/mailedKey';

/** Loader that returns an emailed link's key, or null. */
export const takeKey = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const address = takeMailedKey(pathname + search);
  return address === undefined ? mailedKeyOf(pathname) : replace(address);
};
