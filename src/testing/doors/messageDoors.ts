import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../../api/mailboxApi';
import { threadList, withMessages } from '../messages';
import { title } from '../portalSteps';
import { openSignedIn } from '../signedIn';
import { sentTo, server } from '../underTest';
import { pressing, replaced } from '../unproven';
import { notKnown, type WriteDoor } from './door';

const threadNamed = async (name: RegExp) => {
  const opened = await withMessages();
  await opened.user.click((await threadList()).getByRole('link', { name }));
  return opened;
};

const archiveThread: WriteDoor = async () => {
  const { user } = await threadNamed(/^Résultat reçu\s?, /);
  return {
    user,
    press: pressing(user, 'Archiver'),
    unknown: notKnown('ce message est archivé'),
    done: () => screen.findByRole('button', { name: 'Remettre dans les messages reçus' }),
  };
};

const unarchiveThread: WriteDoor = async () => {
  const { user } = await threadNamed(/^Résultat reçu\s?, /);
  await pressing(user, 'Archiver')();
  return {
    user,
    press: pressing(user, 'Remettre dans les messages reçus'),
    unknown: notKnown('ce message est de retour dans les messages reçus'),
    done: () => screen.findByRole('button', { name: 'Archiver' }),
  };
};

const uploadAttachment: WriteDoor = async () => {
  const { user } = await withMessages('/app/mailbox/new');
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'Mesures.pdf', { type: 'application/pdf' });
  return {
    user,
    path: '/api/mailbox/attachments',
    press: async () => user.upload(await screen.findByLabelText('Joindre un fichier'), pdf),
    unknown: notKnown('le fichier Mesures.pdf est joint'),
    done: () => screen.findByRole('button', { name: 'Retirer Mesures.pdf' }),
  };
};

const reading = async () => {
  const unread = async () => (await server().sql('select 1 from message_recipients where read_at is null')).length;
  server().fault = replaced('/api/mailbox/read');
  await threadNamed(/^Résultat reçu\s?, /);
  await title('Résultat reçu');
  const before = await unread();
  await waitFor(() => {
    expect(sentTo('/api/mailbox/read').length).toBeGreaterThan(0);
  });
  expect(await unread()).toBe(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};

const extendSession: WriteDoor = async () => {
  const { user, store } = await openSignedIn('/app/home');
  await title('Bonjour');
  await waitFor(() => {
    expect(store.getState().session.endsAt).not.toBeNull();
  });
  await waitFor(() => {
    expect(JSON.stringify(store.getState().api.queries)).toMatch(/^(?=.*"listHistory)(?!.*"pending")/);
  });
  const seen = `select 1 from sessions where last_seen_at < now() - interval '20 minutes'`;
  await server().sql(`update sessions set last_seen_at = now() - interval '26 minutes'`);
  await store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }));
  await screen.findByRole('alertdialog');
  const before = (await server().sql(seen)).length;
  return {
    user,
    press: pressing(user, 'Garder ma session ouverte'),
    unknown: notKnown('votre session reste ouverte'),
    ledger: async () => (await server().sql(seen)).length === before - 1,
    done: () =>
      waitFor(() => {
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      }),
  };
};

export const messageDoors = {
  archiveThread: [archiveThread, unarchiveThread],
  uploadAttachment,
  markRead: { silently: reading },
  extendSession,
};
