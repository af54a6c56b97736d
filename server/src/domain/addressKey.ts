const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
};

/** Some proxies add the connection's port, which changes. */
const withoutPort = (address: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address;

const mappedIn = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

const networkOf = (address: string, groups: number): string =>
  groupsOf(address.toLowerCase().replace(/%.*$/, ''))
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');

/** Without a port, nor an IPv6 one around it. */
export const plainAddress = (given: string): string => {
  const address = withoutPort(given);
  return mappedIn(address) ?? address;
};

/** IPv4 address or IPv6 /64: one subscriber owns the rest. */
export const addressKey = (given: string): string => {
  const address = plainAddress(given);
  return address.includes(':') ? networkOf(address, 4) : address;
};

/** IPv6 /48; null for IPv4. */
export const wideAddressKey = (given: string): string | null => {
  const address = plainAddress(given);
  return address.includes(':') ? `${networkOf(address, 3)}/48` : null;
};

export const wideTimes = 4;
