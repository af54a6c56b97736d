import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

export type GatewayCall = { url: string; headers: Record<string, string | string[] | undefined>; body: string };

/** A gateway for texts at the other end of the wire, which takes everything unless told otherwise. */
export type LocalGateway = {
  url: string;
  calls: GatewayCall[];
  answer: { status: number; body: string; headers?: Record<string, string>; isSilent?: true };
  /** Once it was called for the first time. */
  called: () => Promise<void>;
};

export const startGateway = async (t: TestContext): Promise<LocalGateway> => {
  const first = Promise.withResolvers<undefined>();
  const gateway: LocalGateway = {
    url: '',
    calls: [],
    answer: { status: 201, body: '{}' },
    called: () => first.promise,
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { headers, isSilent, status, body: said } = gateway.answer;
      gateway.calls.push({ url: request.url ?? '', headers: request.headers, body });
      first.resolve(undefined);
      if (isSilent === undefined) response.writeHead(status, headers).end(said);
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
  gateway.url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return gateway;
};

export const twilioSecret = 'un-jeton-de-trente-deux-lettres!';

/** The settings of an application that texts through a local gateway in the shape of Twilio's. */
export const twilioEnv = ({ url }: LocalGateway): Record<string, string> => ({
  SMS_GATEWAY: 'twilio',
  SMS_URL: url,
  SMS_ACCOUNT: 'AC0123',
  SMS_FROM: '+15145550100',
  SMS_SECRET: twilioSecret,
});

export const webhookEnv = ({ url }: LocalGateway): Record<string, string> => ({
  SMS_GATEWAY: 'webhook',
  SMS_URL: `${url}/texts`,
  SMS_SECRET: twilioSecret,
});
