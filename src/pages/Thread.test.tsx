// Holds: product §4 read, product §4 archive
import { screen, waitFor, within } from '@testing-library/react';

import { aboutAppointment, threadList, withMessages } from '../testing/messages';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

describe('a thread of messages', () => {
  it('opening a thread marks it as read once and updates every counter', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await title('Votre prochaine visite')).toHaveFocus();
    expect(await screen.findByText(/liste de vos médicaments/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mes messages' }));
    expect(await title('Mes messages (1 non lu)')).toBeVisible();
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
    expect((await threadList()).getAllByText(/^Non lu$/)).toHaveLength(1);
    await waitFor(() => {
      expect(sentTo('/api/mailbox/read')).toHaveLength(1);
    });
  });

  it('a thread in a background tab is not marked as read until the person looks', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await screen.findByText(/liste de vos médicaments/)).toBeVisible();
    // A call would be on its way by the time that this one is answered.
    await server().sql('select 1');
    expect(sentTo('/api/mailbox/read')).toHaveLength(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(sentTo('/api/mailbox/read')).toHaveLength(1);
    });
    visibility.mockRestore();
  });

  it('a message becomes unread again when the server could not record it as read', async () => {
    const { user } = await withMessages();
    let lost = 0;
    server().fault = ({ url }) => {
      if (!url.includes('/mailbox/read')) return undefined;
      lost += 1;
      return 'lost before';
    };
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await screen.findByText(/liste de vos médicaments/)).toBeVisible();
    await waitFor(() => {
      expect(lost).toBeGreaterThan(0);
    });
    await user.click(screen.getByRole('link', { name: 'Mes messages' }));
    expect(await title('Mes messages (2 non lus)')).toBeVisible();
    await waitFor(async () => {
      expect((await threadList()).getAllByText('Non lu')).toHaveLength(2);
    });
    server().fault = null;
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    await title('Votre prochaine visite');
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
  });

  it('a message turns a written web address into a link, and nothing else', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Résultat reçu ?, / }));
    await title('Résultat reçu');
    const link = await screen.findByRole('link', { name: /^https:\/\/exemple\.ca\/guide/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://exemple.ca/guide',
      'noopener noreferrer nofollow',
    ]);
    const article = await screen.findByRole('article');
    expect(article).toHaveTextContent('<b>javascript:alert(1)</b>');
    expect(within(article).getAllByRole('link')).toHaveLength(1);
  });

  it('a message links to its appointment, and shows the current status of that appointment', async () => {
    const { login } = await signIn();
    const { address, user } = await renderPortal(`/app/mailbox/${await aboutAppointment(login)}`);
    const sheet = within(await screen.findByRole('article', { name: 'GMF du Plateau' }));
    expect(await sheet.findByText('Réservé')).toBeVisible();
    await server().sql(
      `update appointments set status = 'cancelled', cancelled_at = now(), cancelled_by = 'clinic' where status = 'booked'`,
    );
    await server().run('src/testing/liveCauses.mjs', 'appointmentChanged', login, 'cancelled');
    expect(await sheet.findByText('Annulé par la clinique')).toBeVisible();
    await user.click(sheet.getByRole('link', { name: 'Voir le rendez-vous' }));
    expect(await title('Votre rendez-vous')).toBeVisible();
    expect(address()).toMatch(/^\/app\/appointments\/./);
  });

  it('a message turns a phone number into a call link, and a portal address into a text link that opens in the same tab', async () => {
    const { login } = await signIn();
    const { address, user } = await renderPortal(`/app/mailbox/${await aboutAppointment(login)}`);
    const link = await screen.findByRole('link', { name: 'Ouvrir la page dans le portail' });
    expect(await screen.findByRole('link', { name: /^514\s555-0101$/ })).toHaveAttribute('href', 'tel:5145550101');
    expect(link).not.toHaveAttribute('target');
    await user.click(link);
    expect(await title('Mes appareils connectés')).toBeVisible();
    expect(address()).toBe('/app/account/devices');
  });

  it('a button prints a thread', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Résultat reçu ?, / }));
    await user.click(await screen.findByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('the user archives a thread and restores it', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Résultat reçu ?, / }));
    await user.click(await screen.findByRole('button', { name: 'Archiver' }));
    expect(await screen.findByRole('button', { name: 'Remettre dans les messages reçus' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mes messages' }));
    await user.click(await screen.findByRole('link', { name: 'Archivés' }));
    await user.click(await screen.findByRole('link', { name: /^Résultat reçu ?, / }));
    await user.click(await screen.findByRole('button', { name: 'Remettre dans les messages reçus' }));
    expect(await screen.findByRole('button', { name: 'Archiver' })).toBeVisible();
  });

  it('the portal says that a message is not in the user’s file when it belongs to another person or does not exist', async () => {
    await openSignedIn('/app/mailbox/00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('Ce message n’existe pas dans votre dossier.')).toBeVisible();
  });
});
