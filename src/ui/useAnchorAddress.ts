import { useCallback } from 'react';
import { useHref, useLocation } from 'react-router-dom';

import { withAnchor } from '../lib/anchors';

export const useAnchorAddress = (): ((anchor: string) => string) => {
  const { pathname, search } = useLocation();
  const page = useHref(pathname);
  return useCallback((anchor) => page + withAnchor(search, anchor), [page, search]);
};
