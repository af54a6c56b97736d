import { screen, within } from '@testing-library/react';

import { clinics } from './slots';
import { openSignedIn } from './signedIn';
import { server } from './underTest';

export const messagesFrom = clinics({ plateau: { name: 'GMF du Plateau' } });

/** With a past appointment and two unread messages. */
export const withMessages = async (path = '/app/mailbox') => {
  const opened = await openSignedIn('/app/home');
  await server().run('src/testing/messagesElsewhere.mjs', 'writeMessages', opened.login, messagesFrom.plateau);
  await opened.router.navigate(path);
  return opened;
};

export const threadList = async () => within(await screen.findByRole('list', { name: /plus récents d’abord/ }));

export const aboutAppointment = async (login: string): Promise<string> => {
  const address = `${window.location.href}#/app/account/devices`;
  return String(
    await server().run(
      'src/testing/messagesElsewhere.mjs',
      'writeAboutAppointment',
      login,
      messagesFrom.plateau,
      address,
    ),
  );
};
