// Holds: spec §7 cancel, product §8 capabilities
import { screen } from '@testing-library/react';

import { title } from '../testing/bookingSteps';
import { renderPortal } from '../testing/renderPortal';
import { answering, empty, json, nothingDone, type Sent } from '../testing/sentAnswers';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const notFound: Sent = () => new Response('', { status: 404 });
const listed = { reservationId: 'R-1', clinicId: 'C-1', start: '2099-11-20T14:00:00-05:00' };
const notKnown = 'Nous ne savons pas encore si votre rendez-vous est annulé.';

/** The specification alone: one appointment, and nothing once its cancellation was asked. */
const lastCancelled = async (answer: Sent) => {
  let isAsked = false;
  const asked: Sent = () => {
    isAsked = true;
    return answer();
  };
  const history: Sent = () => Response.json(isAsked ? [] : [listed]);
  await signIn();
  server().fault = (request) =>
    new URL(request.url).pathname.includes('/assets/')
      ? undefined
      : answering({
          '/cancelreservation': asked,
          '/history': history,
          '/unread': json(0),
          '/user/dependents': json([]),
          '/appointment/available': json({ clinics: [{ clinicId: 'C-1', name: 'Clinique', phone: '514 555-0100' }] }),
          '/logout': empty,
          '': notFound,
        })(request);
  const portal = await renderPortal('/app/appointments/R-1/cancel');
  await title('Annuler ce rendez-vous?');
  await portal.user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
  return portal;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the last appointment at a service of the specification alone (decision 54)', () => {
  it.each(Object.entries(nothingDone))('%s leaves its cancellation open, with two ways on', async (_kind, answer) => {
    const { user } = await lastCancelled(answer);
    expect(await screen.findByText(notKnown)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Téléphoner\s: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await user.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }));
    expect(await screen.findByText(notKnown)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Vérifier de nouveau' })).toBeEnabled();
  });

  it('is told cancelled when the service answers with it', async () => {
    await lastCancelled(json(listed));
    await title('Rendez-vous annulé');
  });
});
