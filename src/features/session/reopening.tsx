import type { i18n } from 'i18next';
import type { ReactNode } from 'react';

import type { LoginBody } from '../../../contract/session.ts';
import { loadLaterMessages } from '../../i18n/startI18n';
import { ReopenOffer } from './ReopenOffer';

/** What takes the place of the sign-in form once the password of a closed account was right, with its words. */
export const offerReopening = async (
  text: i18n,
  offer: { entry: LoginBody; until: string | undefined; onLeft: () => void },
): Promise<ReactNode> => {
  await loadLaterMessages(text);
  return <ReopenOffer {...offer} />;
};
