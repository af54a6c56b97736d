import { appointmentLinkRoute } from '../../../../contract/appointmentLinks.ts';
import { keyDigest, newMailedKey } from '../mailedKey.ts';

/** How many wrong birth dates a person may give over all links to a visit. */
export const mostWrongTries = 5;

/** 256 random bits in base64url: 43 characters that no mail program breaks. */
export const newAppointmentKey = newMailedKey;

/** What the database keeps of a key. Null for what cannot be one. */
export const hashAppointmentKey = keyDigest('visit key');

/** Where a reminder leads. The key stands behind the #, which no server and no Referer gets to see. */
export const appointmentLink = (publicUrl: string, key: string): string =>
  `${publicUrl}/#${appointmentLinkRoute}?key=${key}`;

/** Where the visits of whoever signs in are. */
export const appointmentsLink = (publicUrl: string): string => `${publicUrl}/#/app/appointments`;
