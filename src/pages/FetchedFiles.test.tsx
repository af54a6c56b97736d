import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openLog } from '../testing/accessLogSteps';
import { bookAndSee } from '../testing/appointmentSteps';
import { keepSaved } from '../testing/reportSteps';
import { replacements } from '../testing/replacements';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { threadList, withMessages } from '../testing/messages';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

type Place = { user: UserEvent; link: string | RegExp; begins: string };

const appointment = async (): Promise<Place> => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const { user } = await openSignedIn('/app/appointments/new');
  await bookAndSee(user, '9 h 15');
  return { user, link: 'Ajouter à mon calendrier', begins: 'BEGIN:VCALENDAR' };
};

const accessLog = async (): Promise<Place> => {
  const { user } = await openLog([{ at: '2025-11-03T14:00:00Z', action: 'history.read' }]);
  return { user, link: 'Télécharger la liste (CSV)', begins: '"' };
};

const attachment = async (): Promise<Place> => {
  const { user } = await withMessages();
  await user.click((await threadList()).getByRole('link', { name: /^Votre prochaine visite\s?, / }));
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'Mesures.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Joindre un fichier'), pdf);
  await screen.findByRole('button', { name: 'Retirer Mesures.pdf' });
  await user.type(screen.getByLabelText(/^Votre message à/), 'Voici mes mesures.');
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  return { user, link: /^Mesures\.pdf \(/, begins: '%PDF' };
};

const isDownload = ({ url }: Request): boolean => /calendar\.ics|accesslog\.csv|attachments\/./.test(url);

describe.each([
  ['the calendar file of an appointment', appointment],
  ['the list of who saw the record', accessLog],
  ['an attached file', attachment],
])('%s', (_what, open) => {
  it.each(['a firewall page', 'JSON cut in its middle', 'an empty body'])(
    'is not saved when %s comes in its place: the page says so, and a retry saves the file (decision 54)',
    async (kind) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, link, begins } = await open();
      const saved = keepSaved();
      const download = await screen.findByRole('link', { name: link });
      server().fault = (request) => (isDownload(request) ? replacements[kind]?.() : undefined);
      await user.click(download);
      expect(await screen.findByRole('alert')).toHaveTextContent(/Un réseau entre vous et nous|n’est pas lisible/);
      expect(saved).toEqual([]);
      server().fault = null;
      await user.click(screen.getByRole('button', { name: 'Réessayer' }));
      await waitFor(() => {
        expect(saved).toHaveLength(1);
      });
      expect((await new Response(saved.at(-1)).text()).replace('\ufeff', '').slice(0, begins.length)).toBe(begins);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
