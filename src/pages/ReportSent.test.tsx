import { screen, waitFor } from '@testing-library/react';

import { liveRegions, statusSaying, title } from '../testing/portalSteps';
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
    const saying = liveRegions().filter(({ textContent }) => textContent.includes('Le signalement est envoyé'));
    expect(saying).toHaveLength(1);
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

  it('the page asks first what happened, and says what the file contains below', async () => {
    await renderPortal('/report');
    const note = await screen.findByLabelText('Que s’est-il passé?');
    const contents = screen.getByRole('heading', { name: /^Ce que le fichier contient$|^Ce qui part$/ });
    expect(note.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('until the network has said whether it takes reports, the page offers neither way, and keeps what is typed', async () => {
    let answer: (() => void) | undefined;
    server().fault = async ({ url }) => {
      if (new URL(url).pathname === '/api/support') await new Promise<void>((resolve) => (answer = resolve));
      return undefined;
    };
    const { user } = await renderPortal('/report');
    await title('Signaler un problème');
    await user.type(screen.getByLabelText('Que s’est-il passé?'), 'Rien ne bouge.');
    for (const name of ['Télécharger le fichier', 'Envoyer le signalement'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    answer?.();
    expect(await screen.findByRole('button', { name: 'Envoyer le signalement' })).toBeVisible();
    expect(screen.getByLabelText('Que s’est-il passé?')).toHaveValue('Rien ne bouge.');
  });

  it('a person who leaves the page while their report is on its way has sent it', async () => {
    const { user, router } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge.');
    let answer: (() => void) | undefined;
    server().fault = async ({ url }) => {
      if (url.includes('/api/support/reports')) await new Promise<void>((resolve) => (answer = resolve));
      return undefined;
    };
    const before = (await reportMails()).length;
    await sendReport(user);
    await waitFor(() => expect(answer).toBeDefined());
    await router.navigate('/login');
    await waitFor(() => expect(screen.queryByLabelText('Que s’est-il passé?')).not.toBeInTheDocument());
    answer?.();
    await waitFor(async () => expect(await reportMails()).toHaveLength(before + 1));
  });

  it('a later report holds nothing of an earlier one but that there was one', async () => {
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Quetzalcoatl apparait.', '514 555-0199');
    await sendReport(user);
    const reference = await shownReference();
    await user.click(screen.getByRole('button', { name: 'Faire un autre signalement' }));
    await user.click(await screen.findByText('Voir le contenu du fichier'));
    const file = await screen.findByRole('region', { name: 'Contenu du fichier' });
    for (const own of ['Quetzalcoatl', '0199', reference]) expect(file).not.toHaveTextContent(own);
  });

  it('a server that answers with another report’s reference has not taken this one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderPortal('/report');
    await writeReport(user, 'Rien ne bouge.');
    server().fault = ({ url }) =>
      url.includes('/api/support/reports')
        ? { instead: Response.json({ reference: 'ABCD2345' }, { status: 202, headers: { 'X-Request-Id': 'r-1' } }) }
        : undefined;
    await sendReport(user);
    expect(await screen.findByText('Nous ne savons pas encore si votre signalement est parti.')).toBeVisible();
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
    expect(await screen.findByRole('link', { name: /^Comment vous joindre.* C’est trop long\./ })).toBeVisible();
    expect(reports()).toEqual([]);
    await user.clear(screen.getByLabelText('Comment vous joindre (facultatif)'));
    server().fault = ({ url }) =>
      url.includes('/api/support/reports')
        ? Response.json({ message: 'errors.tooManyRequests' }, { status: 429, headers: { 'Retry-After': '120' } })
        : undefined;
    await sendReport(user);
    expect(await screen.findByText('Trop de tentatives. Attendez 2 min, puis réessayez.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger le fichier' })).toBeVisible();
  });
});
