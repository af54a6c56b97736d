import type fr from '../../public/assets/i18n/fr.json';

/** Every message of the portal, by its flat key. French is the source. */
export type MessageKey = keyof typeof fr;
