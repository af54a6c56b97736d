import { agreementRoute } from '../../../../contract/delegates.ts';
import { keyDigest } from '../mailedKey.ts';

export const hashAgreementKey = keyDigest('agreement key');

/** The key follows the #, so neither servers nor the Referer header see it. */
export const agreementLink = (publicUrl: string, key: string): string => `${publicUrl}/#${agreementRoute}?key=${key}`;
