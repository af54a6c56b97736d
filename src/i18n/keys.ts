import type app from '../../public/assets/i18n/app/fr.json';
import type front from '../../public/assets/i18n/fr.json';

/** The messages by their flat keys: those of the front door, then those that come with later pages. French is the source. */
export type Messages = typeof front & typeof app;

/** A key of the portal's messages. */
export type MessageKey = keyof Messages;
