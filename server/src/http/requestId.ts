import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const takenId = /^[\w-]{8,64}$/;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/** Takes a trusted proxy's `x-request-id`, else makes one. */
export const requestIdsFrom = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  const trusted = listOf(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
    const isTaken = typeof given === 'string' && takenId.test(given) && isIP(peer) !== 0;
    return isTaken && trusted.check(peer, familyOf(peer)) ? given : randomUUID();
  };
};
