import type { Config } from '../../config.ts';
import type { TextGateway } from '../../domain/texts/textGateway.ts';
import { keptTextGateway } from './keptTexts.ts';
import { twilioGateway } from './twilioGateway.ts';
import { webhookGateway } from './webhookGateway.ts';

/** Null: nobody gets texts. */
export const openTextGateway = ({
  dataDir,
  production,
  texts,
}: Pick<Config, 'dataDir' | 'production' | 'texts'>): TextGateway | null => {
  if (texts === null) return production ? null : keptTextGateway(dataDir);
  return texts.kind === 'twilio' ? twilioGateway(texts) : webhookGateway(texts);
};
