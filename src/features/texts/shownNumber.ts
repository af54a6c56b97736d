import { showPhone } from '../../lib/phone';

/** `514 555-0199`, as it was typed. */
export const shownNumber = (number: string | null): string => showPhone((number ?? '').replace(/^\+1/, ''));
