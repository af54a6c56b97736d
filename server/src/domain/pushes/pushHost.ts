export const publicPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const fits = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

/** A browser names the address that the server calls. `plain`: also http, and ports. */
export const isPushAddress = (
  endpoint: string,
  { hosts, plain }: { hosts: readonly string[]; plain: boolean },
): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || `${url.username}${url.password}${url.hash}` !== '') return false;
  const isSafe = url.protocol === 'https:' && url.port === '';
  const isPlain = plain && ['http:', 'https:'].includes(url.protocol);
  return (isSafe || isPlain) && hosts.some((allowed) => fits(url.host, allowed));
};
