import { screen } from '@testing-library/react';

import { statusSaying, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { keepSaved, reportMails, sendReport, takeReports, writeReport } from '../testing/reportSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const reports = () => sentTo('/api/support/reports');

const shownReference = async () => (await screen.findByText(/^[A-Z0-9]{8}$/)).textContent;

const mailOf = async (reference: string) => (await reportMails()).filter(({ subject }) => subject.endsWith(reference));

describe('a report that the portal sends', () => {
  let saved: Blob[] = [];
  beforeEach(async () => {
    saved = keepSaved();
    await takeReports(true);
  });
  afterEach(() => takeReports(false));

  it('a person who is not signed in sends a report with the file that they read, and gets a reference to quote', async () => {
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge. marie@exemple.ca', '514 555-0199');
    await user.click(screen.getByText('Voir le contenu du fichier'));
    expect(await screen.findByRole('region', { name: 'Contenu du fichier' })).toHaveTextContent('Rien ne bouge. •••');
    await sendReport(user);
    expect(await statusSaying('Le signalement est envoyé au soutien technique.')).toHaveFocus();
    const reference = await shownReference();
    const [mail, ...others] = await mailOf(reference);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Pour la joindre\u00A0: 514 555-0199');
    expect(mail?.text).not.toContain('marie@exemple.ca');
    expect(mail?.attachment.text).not.toContain('514 555-0199');
    expect(JSON.parse(mail?.attachment.text ?? '')).toMatchObject({ meta: { reference, note: 'Rien ne bouge. •••' } });
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Télécharger une copie du fichier' }));
    expect(await new Response(saved.at(-1)).text()).toBe(mail?.attachment.text);
    await user.click(screen.getByRole('button', { name: 'Faire un autre signalement' }));
    expect(await title('Signaler un problème')).toHaveFocus();
    expect(screen.getByLabelText('Que s’est-il passé?')).toHaveValue('');
  });

  it('a person who is signed in sends a report without anything of their account', async () => {
    const { login, user, router } = await openSignedIn('/app/home');
    await router.navigate('/report');
    await writeReport(user, 'Rien ne bouge.');
    await sendReport(user);
    const [mail] = await mailOf(await shownReference());
    expect(mail?.text).toContain('Elle ne dit pas comment la joindre.');
    expect(JSON.stringify(mail)).not.toContain(login);
  });

  it('a report whose answer is lost is sent again by itself, and arrives once', async () => {
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge.');
    server().fault = ({ url }) =>
      url.includes('/api/support/reports') && reports().length === 0 ? Response.json({}, { status: 200 }) : undefined;
    await sendReport(user);
    const mails = await mailOf(await shownReference());
    expect(mails).toHaveLength(1);
    expect(new Set(reports().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('a report that cannot leave stays written, and can be downloaded or sent again', async () => {
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge.');
    expect(screen.queryByRole('button', { name: 'Télécharger le fichier' })).not.toBeInTheDocument();
    server().fault = ({ url }) => (url.includes('/api/support/reports') ? 'lost before' : undefined);
    await sendReport(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Pas de réponse du serveur');
    expect(alert).toHaveTextContent('Vous pouvez aussi télécharger le fichier');
    expect(screen.getByLabelText('Que s’est-il passé?')).toHaveValue('Rien ne bouge.');
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
    expect(await statusSaying('Le fichier est sur cet appareil. Il n’a pas encore été envoyé.')).toBeVisible();
    expect(await new Response(saved.at(-1)).text()).toContain('Rien ne bouge.');
  });

  it.each([404, 501])(
    'before another back end, where the call answers %i, the person downloads the file (product §8 capabilities)',
    async (status) => {
      server().fault = ({ url }) =>
        url.includes('/api/support') ? new Response('nothing here', { status }) : undefined;
      const { user } = await renderPortal('/report');
      await title('Signaler un problème');
      await user.type(screen.getByLabelText('Que s’est-il passé?'), 'Rien ne bouge.');
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
      expect(await statusSaying('Le fichier est sur cet appareil.')).toBeVisible();
      expect(saved).toHaveLength(1);
      expect(reports()).toEqual([]);
      expect(screen.queryByLabelText('Comment vous joindre (facultatif)')).not.toBeInTheDocument();
    },
  );

  it('a report with too long a contact does not leave, and one beyond the limit of the server says how long to wait', async () => {
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge.', 'x'.repeat(121));
    await sendReport(user);
    expect((await screen.findAllByText(/C’est trop long/))[0]).toBeVisible();
    expect(reports()).toEqual([]);
    await user.clear(screen.getByLabelText('Comment vous joindre (facultatif)'));
    server().fault = ({ url }) =>
      url.includes('/api/support/reports')
        ? Response.json({ message: 'errors.tooManyRequests' }, { status: 429, headers: { 'Retry-After': '120' } })
        : undefined;
    await sendReport(user);
    expect(await screen.findByText('Trop de tentatives. Attendez 2 minutes, puis réessayez.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger le fichier' })).toBeVisible();
  });
});
