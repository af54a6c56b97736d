import { parseConfig, type PortalConfig } from '../features/config/parseConfig';

/**
 * Reads assets/config.json (spec §7), without the special headers.
 * @throws when it cannot be read
 */
export const loadConfig = async (): Promise<PortalConfig> => {
  const answer = await fetch('assets/config.json', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`assets/config.json: ${answer.status}`);
  return parseConfig(await answer.json());
};
