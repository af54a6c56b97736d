import { agreementRoute } from '../../../../contract/delegates.ts';
import { keyDigest } from '../mailedKey.ts';

/** What the database keeps of the key in a mailed request. Null for what cannot be one. */
export const hashAgreementKey = keyDigest('agreement key');

/** Where a mailed request leads. The key stands behind the #, which no server and no Referer gets to see. */
export const agreementLink = (publicUrl: string, key: string): string => `${publicUrl}/#${agreementRoute}?key=${key}`;
