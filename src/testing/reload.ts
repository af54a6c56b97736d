// eslint-disable-next-line testing-library/no-manual-cleanup -- a reload is part of what is tested
import { cleanup } from '@testing-library/react';

import { renderPortal } from './renderPortal';

/** Clears memory; cookies and storage stay. */
export const reload = async (address: string) => {
  cleanup();
  return renderPortal(address);
};
