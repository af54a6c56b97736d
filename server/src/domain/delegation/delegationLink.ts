import type { Language } from '../../../../contract/catalogues.ts';
import type { Link } from '../access.ts';

/** A link as both sides see it: who holds it, and the person it is about. */
export type DelegationLink = Link & {
  linkId: string;
  /** The account that holds it. */
  accountId: string;
  patientId: string;
  relationship: string;
  /** The account of the person that agreed; null where a clinic or a mailed link did. */
  grantedBy: string | null;
  /** A clinic saw the document on which it rests, or heard the person agree. */
  isSeen: boolean;
  personFirstName: string | null;
  holderPatientId: string;
  holderFirstName: string | null;
  holderLastName: string | null;
  holderLang: Language;
};

/**
 * A link about whoever asks: `isOwn` on their own record, else on one that somebody made with their number and birth date;
 * `isVerified` whether a clinic saw the number of whoever asks.
 */
export type LinkAboutMe = DelegationLink & { isOwn: boolean; isVerified: boolean };
