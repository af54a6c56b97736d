// Holds: product §4 send, product §4 attachments
import { screen, waitFor, within } from '@testing-library/react';

import { addChild } from '../testing/children';
import { messagesFrom, threadList, withMessages } from '../testing/messages';
import { statusSaying, title } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

describe('writing to a clinic', () => {
  it('a thread sends a reply to the clinic once, however often the user presses the button', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    await title('Votre prochaine visite');
    await user.type(await screen.findByLabelText(/^Votre message à GMF du Plateau/), 'Merci, à lundi.');
    await user.dblClick(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByRole('article', { name: 'Vous' })).toHaveTextContent('Merci, à lundi.');
    const said = await statusSaying('Votre message est envoyé.');
    expect(said).toBeVisible();
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
    expect(sentTo('/api/mailbox/send')).toHaveLength(1);
    await waitFor(() => {
      expect(screen.getByLabelText(/^Votre message à/)).toHaveValue('');
    });
  });

  it('a thread shows how many messages the user may still send before they reply, and takes no reply when none remain', async () => {
    const { login, router, user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await screen.findByText('Vous pouvez encore envoyer 10 messages aujourd’hui.')).toBeVisible();
    const { pathname } = router.state.location;
    await server().sql(
      `insert into messages (id, thread_id, patient_id, clinic_id, kind, sender, author_account_id, subject, body_sealed)
       select gen_random_uuid(), gen_random_uuid(), patient_id, $2, 'clinic', 'patient', id, 'x', '' from accounts, generate_series(1, 10) where login = $1`,
      [login, messagesFrom.plateau],
    );
    await router.navigate('/app/home');
    await title('Bonjour');
    await router.navigate(pathname);
    expect(await screen.findByText(/Vous avez envoyé dix messages en 24 heures/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Envoyer la réponse' })).not.toBeInTheDocument();
    });
  });

  it('a thread takes a reply when the number of messages left to send is unknown', async () => {
    server().fault = ({ url }) =>
      url.includes('/api/mailbox/clinics')
        ? Response.json({ message: 'errors.unavailable' }, { status: 503 })
        : undefined;
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    expect(await screen.findByRole('button', { name: 'Envoyer la réponse' })).toBeVisible();
    expect(screen.queryByText(/^Vous pouvez encore envoyer/)).not.toBeInTheDocument();
  });

  it('a reply in progress stays in place while the portal asks again how many messages the user may still send', async () => {
    const asked = { times: 0 };
    server().fault = ({ url }) => {
      if (!url.includes('/api/mailbox/clinics')) return undefined;
      asked.times += 1;
      return asked.times === 1
        ? Response.json({ message: 'errors.unavailable' }, { status: 503 })
        : new Promise<undefined>(() => undefined);
    };
    const { login, user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    const field = await screen.findByLabelText(/^Votre message à GMF du Plateau/);
    await user.type(field, 'Merci, ');
    await server().run('src/testing/liveCauses.mjs', 'addMessageTo', login);
    await waitFor(() => {
      expect(asked.times).toBeGreaterThan(1);
    });
    await user.type(field, 'à lundi.');
    expect(screen.getByLabelText(/^Votre message à/)).toHaveValue('Merci, à lundi.');
    expect(field).toBeVisible();
  });

  it('a user writes to a clinic where they have an appointment, after a notice of the numbers to call for urgent needs', async () => {
    const { user, address } = await withMessages('/app/mailbox/new');
    await title('Écrire à une clinique');
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveTextContent(/Pas pour les urgences.*911.*811/);
    });
    expect(await screen.findByText('Vous pouvez encore envoyer 10 messages aujourd’hui.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findAllByRole('link', { name: /Remplissez ce champ/ })).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Objet/), 'Une question');
    await user.type(screen.getByLabelText(/^Message/), 'Dois-je être à jeun?');
    await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findByText('Votre message est envoyé.')).toBeVisible();
    expect(await title('Une question')).toBeVisible();
    expect(address()).toMatch(/^\/app\/mailbox\/[0-9a-f-]{36}$/);
  });

  it('a message sends its attached files, and offers them for download', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    await title('Votre prochaine visite');
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'Mesures.pdf', { type: 'application/pdf' });
    await user.upload(
      await screen.findByLabelText('Joindre un fichier'),
      new File(['<p>'], 'faux.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('Seuls les fichiers PDF, JPEG, PNG et HEIC sont acceptés.')).toBeVisible();
    await user.upload(screen.getByLabelText('Joindre un fichier'), pdf);
    expect(await screen.findByRole('button', { name: 'Retirer Mesures.pdf' })).toBeVisible();
    await user.type(screen.getByLabelText(/^Votre message à/), 'Voici mes mesures.');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    const mine = within(await screen.findByRole('article', { name: 'Vous' }));
    const link = mine.getByRole('link', { name: /^Mesures\.pdf \(1\sko\)$/ });
    expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual([
      'Mesures.pdf',
      expect.stringMatching(/^\/api\/mailbox\/attachments\/[0-9a-f-]{36}$/),
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Retirer Mesures.pdf' })).not.toBeInTheDocument();
    });
  });

  it('the message form announces an added and a removed file, and then focuses the button to attach another', async () => {
    const { user } = await withMessages('/app/mailbox/new');
    const bring = async (name: string) =>
      user.upload(
        await screen.findByLabelText('Joindre un fichier'),
        new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }),
      );
    await bring('Mesures.pdf');
    expect(await statusSaying('Le fichier Mesures.pdf est joint.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer Mesures.pdf' }));
    expect(await statusSaying('Le fichier Mesures.pdf est retiré.')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Joindre un fichier' })).toHaveFocus();
    });
  });

  it('the message form waits for a file that is uploading, and does not restore one removed meanwhile', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Joindre un fichier'), pdf('Un.pdf'));
    await screen.findByRole('button', { name: 'Retirer Un.pdf' });
    const { promise: slow, resolve: arrive } = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.includes('/api/mailbox/attachments') ? slow : undefined);
    await user.upload(screen.getByLabelText('Joindre un fichier'), pdf('Deux.pdf'));
    await user.type(screen.getByLabelText(/^Votre message à/), 'Voici.');
    await user.click(screen.getAllByRole('button', { name: 'Envoi du fichier…' }).at(-1) ?? document.body);
    expect(sentTo('/api/mailbox/send')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Retirer Un.pdf' }));
    arrive(undefined);
    await screen.findByRole('button', { name: 'Retirer Deux.pdf' });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Retirer Un.pdf' })).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(
      within(await screen.findByRole('article', { name: 'Vous' })).getByRole('link', { name: /^Deux\.pdf/ }),
    ).toBeVisible();
  });

  it('the reply form keeps text typed while a reply is on its way', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    const { promise: slow, resolve: arrive } = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.includes('/api/mailbox/send') ? slow : undefined);
    const body = await screen.findByLabelText(/^Votre message à/);
    await user.type(body, 'Merci.');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    await user.type(body, ' Autre chose');
    arrive(undefined);
    await screen.findByRole('article', { name: 'Vous' });
    expect(body).toHaveValue('Merci. Autre chose');
  });

  it('text written about one person stays out of a message about another', async () => {
    const { login, router, user } = await withMessages('/app/mailbox/new');
    const childId = await addChild(login, 'Léa');
    await server().run('src/testing/messagesElsewhere.mjs', 'letAppointmentBePast', childId, messagesFrom.plateau);
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await router.navigate('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    await router.navigate('/app/mailbox/new');
    await user.type(await screen.findByLabelText('Objet'), 'La toux de Léa');
    expect(await screen.findByRole('button', { name: 'Envoyer le message pour Léa Roy' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Objet')).toHaveValue('');
    });
  });

  it('the message form without a clinic to write to explains how to get one', async () => {
    await openSignedIn('/app/mailbox/new');
    expect(await screen.findByRole('heading', { name: 'Aucune clinique à qui écrire' })).toBeVisible();
  });
});
