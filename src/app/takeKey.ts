import { replace, type LoaderFunctionArgs } from 'react-router-dom';

import { mailedKeyOf, takeMailedKey } from '../lib/mailedKey';

export const takeKey = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const address = takeMailedKey(pathname + search);
  return address === undefined ? mailedKeyOf(pathname) : replace(address);
};
