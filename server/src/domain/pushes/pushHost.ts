export const publicPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const fits = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

type Allowed = { hosts: readonly string[]; plain: boolean };

/** A browser names the address that the server calls. */
export const isPushAddress = (endpoint: string, { hosts, plain }: Allowed): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isSafe = url.protocol === 'https:' && url.port === '';
  return (isSafe || plain) && hosts.some((allowed) => fits(isSafe ? url.hostname : url.host, allowed));
};
