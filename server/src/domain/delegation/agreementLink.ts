import { agreementRoute } from '../../../../contract/delegates.ts';
import { keyDigest } from '../mailedKey.ts';

export const hashAgreementKey = keyDigest('agreement key');

/** After the #, neither servers nor the Referer header see the key. */
export const agreementLink = (publicUrl: string, key: string): string => `${publicUrl}/#${agreementRoute}?key=${key}`;
