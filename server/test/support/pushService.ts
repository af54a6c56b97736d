import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type PushCall = { url: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service at the other end of the wire, which takes everything unless told otherwise. */
export type LocalPushService = { url: string; host: string; calls: PushCall[]; status: number };

export const startPushService = async (t: { after: (end: () => void) => void }): Promise<LocalPushService> => {
  const service: LocalPushService = { url: '', host: '', calls: [], status: 201 };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      service.calls.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  service.host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  service.url = `http://${service.host}`;
  return service;
};

/** A browser that subscribed: it alone can read what is pushed to it. */
export const newDevice = ({ url }: LocalPushService, name: string) => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${url}/push/${name}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  /** RFC 8291 and RFC 8188, from the receiving side. @throws when it is for another device, or was changed */
  const read = (body: Buffer): unknown => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const input = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const text = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  };
  return { subscription, read };
};

/** What the signature of a push says, once it is checked (RFC 8292). @throws when it is another server's */
export const signedIn = ({ authorization = '' }: IncomingHttpHeaders, serverKey: string): Record<string, unknown> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight =
    key === serverKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  if (!isRight) throw new Error('The signature is not of this server.');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: the claims of a token
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
};
