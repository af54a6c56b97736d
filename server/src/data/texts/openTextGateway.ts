import type { TextGateway } from '../../domain/texts/textGateway.ts';
import { keptTextGateway } from './keptTexts.ts';
import { twilioGateway, type TwilioAccount } from './twilioGateway.ts';
import { webhookGateway } from './webhookGateway.ts';

export type TextSource = {
  production: boolean;
  dataDir: string;
  texts: ({ kind: 'twilio' } & TwilioAccount) | { kind: 'webhook'; url: string; secret: string } | null;
};

export const openTextGateway = ({ dataDir, production, texts }: TextSource): TextGateway | null => {
  if (texts === null) return production ? null : keptTextGateway(dataDir);
  return texts.kind === 'twilio' ? twilioGateway(texts) : webhookGateway(texts);
};
