import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import type { PortalConfig } from '../features/config/parseConfig';

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/**
 * Redux DevTools are on in development, and where `config.json` says `supportTools`; a patient's portal never connects to the extension.
 * Only a browser that has it waits for the settings here.
 */
export const devToolsAllowed = async (config: Promise<PortalConfig>): Promise<DevToolsEnhancerOptions | false> => {
  if (!hasExtension()) return false;
  const isAllowed = process.env.NODE_ENV === 'development' || (await config).supportTools;
  return isAllowed && (await import('./devTools')).devToolsOptions();
};
