// eslint-disable-next-line testing-library/no-manual-cleanup -- a reload is part of what is tested
import { cleanup } from '@testing-library/react';

import { renderPortal } from './renderPortal';

/** What a reload does: the page and its memory go, cookies and storage stay, and the address opens again. */
export const reload = async (address: string) => {
  cleanup();
  return renderPortal(address);
};
