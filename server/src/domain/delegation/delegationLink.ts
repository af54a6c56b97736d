import type { Language } from '../../../../contract/catalogues.ts';
import type { Link } from '../access.ts';

export type DelegationLink = Link & {
  linkId: string;
  accountId: string;
  patientId: string;
  relationship: string;
  /** Null when a clinic or emailed link agreed. */
  grantedBy: string | null;
  /** A clinic saw the document, or heard the person agree. */
  isSeen: boolean;
  personFirstName: string | null;
  personHasNumber: boolean;
  holderPatientId: string;
  holderFirstName: string | null;
  holderLastName: string | null;
  holderLang: Language;
};

/** `isOwn`: the person's own record. `isVerified`: a clinic saw the number. `mayClaim`: no clinic knows whose it is. */
export type LinkAboutMe = DelegationLink & { isOwn: boolean; isVerified: boolean; mayClaim: boolean };
