import type { StartListening } from '../api/listening';
import { listenToDependents } from '../features/dependents/dependentsListeners';
import { listenToLocale } from '../features/locale/localeListeners';
import { listenToClosing } from '../features/session/closingListeners';
import { listenToSession } from '../features/session/sessionListeners';
import { listenToToken } from '../features/session/tokenListeners';

const reactions = [listenToDependents, listenToLocale, listenToSession, listenToClosing, listenToToken];

export const startListeners = (startListening: StartListening): void => {
  for (const listenTo of reactions) listenTo(startListening);
};
