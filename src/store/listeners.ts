import type { StartListening } from '../api/listening';
import { listenToLocale } from '../features/locale/localeListeners';
import { listenToSession } from '../features/session/sessionListeners';

/** Every feature that reacts to something; one line each. */
const reactions = [listenToLocale, listenToSession];

export const startListeners = (startListening: StartListening): void => {
  for (const listenTo of reactions) listenTo(startListening);
};
