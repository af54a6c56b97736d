import type app from '../../public/assets/i18n/app/fr.json';
import type front from '../../public/assets/i18n/fr.json';
import type staff from '../../public/assets/i18n/staff/fr.json';

/** Flat keys; French is the source. */
export type Messages = typeof front & typeof app & typeof staff;

export type MessageKey = keyof Messages;
