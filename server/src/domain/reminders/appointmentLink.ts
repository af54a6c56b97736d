import { appointmentLinkRoute } from '../../../../contract/appointmentLinks.ts';
import { keyDigest, newMailedKey } from '../mailedKey.ts';

/** Per appointment, over all its links. */
export const maxWrongTries = 5;

export const newAppointmentKey = newMailedKey;

export const hashAppointmentKey = keyDigest('visit key');

/** After the #, neither servers nor the Referer header see the key. */
export const appointmentLink = (publicUrl: string, key: string): string =>
  `${publicUrl}/#${appointmentLinkRoute}?key=${key}`;

export const appointmentsLink = (publicUrl: string): string => `${publicUrl}/#/app/appointments`;
