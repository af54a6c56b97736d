import type { Config } from '../../config.ts';
import { isLoopbackHost } from '../../domain/loopbackHost.ts';
import type { PushService } from '../../domain/pushes/pushService.ts';
import type { Keys } from '../keys.ts';
import { webPushService } from './webPushService.ts';

/** Whom a push service can turn to (RFC 8292 §2.1). */
const subjectOf = (publicUrl: string): string => {
  const url = URL.parse(publicUrl);
  const isReached = url?.protocol === 'https:' && !isLoopbackHost(url.hostname);
  return isReached ? publicUrl : 'mailto:portail@localhost';
};

/** Null without a key: nobody gets pushes. */
export const openPushService = (
  { production, publicUrl, pushHosts }: Pick<Config, 'production' | 'publicUrl' | 'pushHosts'>,
  { push: [newest, ...older] }: Pick<Keys, 'push'>,
): PushService | null =>
  newest === undefined
    ? null
    : webPushService({
        keys: [newest, ...older],
        subject: subjectOf(publicUrl),
        hosts: pushHosts,
        plain: !production,
      });
