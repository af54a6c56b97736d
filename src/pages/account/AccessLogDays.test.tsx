// Holds: product §4 access-log
import { screen, within } from '@testing-library/react';

import { day, leaveActs, linesOf, monday, openLog } from '../../testing/accessLogSteps';
import { statusSaying } from '../../testing/portalSteps';
import { server } from '../../testing/underTest';

describe('the access log by day', () => {
  it('the access log opens on what others did, in a sentence when there is nothing, and shows everything at an address of its own', async () => {
    const { login, user, router } = await openLog(
      [{ at: '2025-11-03T14:00:00Z', action: 'history.read' }],
      '/app/account/access',
    );
    expect(await screen.findByText(/^Personne d’autre que vous n’a lu ni changé ce dossier\./)).toBeVisible();
    await leaveActs(login, [{ at: '2025-11-03T15:00:00Z', action: 'reminder.asked', capacity: 'clinic', by: null }]);
    const choice = screen.getByRole('navigation', { name: 'Actes affichés' });
    await user.click(within(choice).getByRole('link', { name: 'Tout' }));
    await day(/^Aujourd’hui, /);
    expect(within(choice).getByRole('link', { current: 'page' })).toHaveTextContent('Tout');
    expect(router.state.location.search).toBe('?by=all');
    expect(await statusSaying(' lignes : ce que tout le monde a fait, vous aussi.')).toBeVisible();
    await user.click(within(choice).getByRole('link', { name: 'Par d’autres que moi' }));
    expect(await statusSaying('1 ligne : ce que d’autres que vous ont fait.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Aujourd’hui, / })).not.toBeInTheDocument();
    expect(linesOf(await day(monday))).toEqual(['10 h Rappel envoyé à la demande de la cliniqueLa clinique']);
    expect(router.state.location.search).toBe('');
  });

  it('the access log shows an act repeated in one day on one line, with how often, from when to when', async () => {
    const read = { action: 'history.read', device: 'Firefox · Android' };
    await openLog([
      { at: '2025-11-03T14:00:00Z', ...read },
      { at: '2025-11-03T16:30:00Z', ...read },
      { at: '2025-11-03T20:05:00Z', ...read },
      { at: '2025-11-04T14:00:00Z', ...read },
      { at: '2025-11-04T14:00:20Z', ...read },
    ]);
    expect(linesOf(await day(monday))).toEqual([
      '9 h à 15 h 05 Liste des rendez-vous consultéeVous3 foisFirefox · Android',
    ]);
    expect(linesOf(await day(/^Mardi 4\snovembre 2025$/))).toEqual([
      '9 h Liste des rendez-vous consultéeVous2 foisFirefox · Android',
    ]);
  });

  it('the access log says of a message who wrote: the clinic, or a person to a clinic', async () => {
    await openLog([
      { at: '2025-11-03T14:00:00Z', action: 'message.sent' },
      { at: '2025-11-03T15:00:00Z', action: 'message.sent', capacity: 'clinic', by: null },
    ]);
    expect(linesOf(await day(monday))).toEqual([
      '10 h La clinique a envoyé un messageLa clinique',
      '9 h Message envoyé à une cliniqueVous',
    ]);
  });

  it('the access log shows the lines of another back end, which counts none', async () => {
    server().fault = ({ url }) =>
      url.includes('/api/user/accesslog?')
        ? Response.json({
            events: [
              {
                eventId: '1',
                at: '2025-11-03T14:00:00Z',
                actor: { kind: 'clinic', firstName: null, lastName: null },
                capacity: 'clinic',
                action: 'history.read',
                person: { patientId: '0a000000-0000-4000-8000-000000000001', firstName: null, lastName: null },
                device: '',
              },
            ],
          })
        : undefined;
    await openLog();
    expect(linesOf(await day(monday))).toEqual(['9 h Liste des rendez-vous consultéeLa clinique']);
  });
});
