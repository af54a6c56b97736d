import type { KeyObject } from 'node:crypto';

import type { PushService } from '../../domain/pushes/pushService.ts';
import { keepingPushes } from './keptPushes.ts';
import { pushKeysOf, webPushService } from './webPushService.ts';

type PushSource = { production: boolean; publicUrl: string; pushHosts: string[]; dataDir: string };

/** RFC 8292 §2.1. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') && !publicUrl.startsWith('https://localhost') ? publicUrl : 'mailto:portail@localhost';

export const openPushService = (
  { dataDir, production, publicUrl, pushHosts }: PushSource,
  key: KeyObject | null,
): PushService | null => {
  if (key === null) return null;
  const service = webPushService({
    keys: pushKeysOf(key),
    subject: subjectOf(publicUrl),
    hosts: pushHosts,
    plain: !production,
  });
  return production ? service : keepingPushes(service, dataDir);
};
