import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import type { PortalConfig } from '../features/config/parseConfig';

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/** Enables Redux DevTools in development and with `supportTools`, never in a patient's portal. */
export const devToolsAllowed = async (config: Promise<PortalConfig>): Promise<DevToolsEnhancerOptions | false> => {
  if (!hasExtension()) return false;
  const isAllowed = process.env.NODE_ENV === 'development' || (await config).supportTools;
  return isAllowed && (await import('./devTools')).devToolsOptions();
};
