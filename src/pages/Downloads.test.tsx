// Holds: product §4 calendar-file
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { bookAndSee } from '../testing/appointmentSteps';
import { threadList, withMessages } from '../testing/messages';
import { title } from '../testing/bookingSteps';
import { replacements } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

const saved: { name: string; file: Blob }[] = [];
let made: Blob[] = [];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  saved.length = 0;
  made = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    const file = made.at(-1);
    if (file) saved.push({ name: this.download, file });
  };
});

const json = (body: unknown, status: number) => () => Response.json(body, { status });

const inPlace: Readonly<Record<string, readonly [() => Response, RegExp]>> = {
  ...Object.fromEntries(
    ['a firewall page', 'a redirect to a page', 'JSON cut in its middle'].map((kind) => [
      kind,
      [replacements[kind] ?? (() => Response.error()), /^Un réseau entre vous et nous/],
    ]),
  ),
  ...Object.fromEntries(
    ['an empty body', 'an empty list', 'another record', 'a JSON string', 'a bare 204'].map((kind) => [
      kind,
      [replacements[kind] ?? (() => Response.error()), /^La réponse reçue n’est pas lisible/],
    ]),
  ),
  'a page with the type of the file': [
    () => new Response('<html>', { headers: { 'content-type': 'text/calendar' } }),
    /^Un réseau entre vous et nous/,
  ],
  'half a file': [
    () => new Response('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', { headers: { 'content-type': 'text/calendar' } }),
    /^La réponse reçue n’est pas lisible/,
  ],
  'an error in JSON': [json({ message: 'errors.notFound' }, 404), /^Ce que vous cherchez n’existe pas/],
  'a refusal in words': [json({ message: 'Le fichier est en panne.' }, 503), /^Le fichier est en panne\.$/],
};

/** Whatever stands in its place is said and not saved; the file itself is. */
const isJudged = async (
  user: UserEvent,
  path: RegExp,
  link: () => Promise<HTMLElement>,
  retryKeeps: (file: Blob, name: string) => void,
) => {
  for (const [kind, [answer, said]] of Object.entries(inPlace)) {
    server().fault = ({ url }) => (path.test(new URL(url).pathname) ? { instead: answer() } : undefined);
    await user.click(await link());
    await waitFor(() => {
      expect([kind, screen.getByRole('main').textContent]).toEqual([
        kind,
        expect.stringMatching(new RegExp(said.source.replace(/[$^]/g, ''))),
      ]);
    });
    expect([kind, saved]).toEqual([kind, []]);
  }
  server().fault = null;
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  await user.click(retry);
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  for (const { file, name } of saved) retryKeeps(file, name);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });
};

describe('what answers in place of a file (decision 54)', () => {
  it('the calendar file of an appointment is saved only when it came whole', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    await isJudged(
      user,
      /calendar\.ics$/,
      () => screen.findByRole('link', { name: 'Ajouter à mon calendrier' }),
      (file, name) => {
        expect([file.type, name]).toEqual([expect.stringMatching(/^text\/calendar/), expect.stringMatching(/\.ics$/)]);
      },
    );
  });

  it('the access log is saved only when it came whole', async () => {
    const { user } = await openSignedIn('/app/account/access');
    await user.click(await screen.findByRole('button', { name: 'Par tout le monde' }));
    await isJudged(
      user,
      /accesslog\.csv$/,
      () => screen.findByRole('link', { name: 'Télécharger la liste (CSV)' }),
      (file, name) => {
        expect([file.type, name]).toEqual([expect.stringMatching(/^text\/csv/), 'consultations-du-dossier.csv']);
      },
    );
  });

  it('an attachment is saved only when it came whole', async () => {
    const { user } = await withMessages();
    await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite ?, / }));
    await title('Votre prochaine visite');
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'Mesures.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Joindre un fichier'), pdf);
    await screen.findByRole('button', { name: 'Retirer Mesures.pdf' });
    await user.type(screen.getByLabelText(/^Votre message à/), 'Voici mes mesures.');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    const mine = within(await screen.findByRole('article', { name: 'Vous' }));
    await isJudged(
      user,
      /attachments\/[\da-f-]{36}$/,
      () => mine.findByRole('link', { name: /^Mesures\.pdf/ }),
      (file, name) => {
        expect([file.size, name]).toEqual([pdf.size, 'Mesures.pdf']);
      },
    );
  });
});
