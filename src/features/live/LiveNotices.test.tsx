import { act, screen, waitFor } from '@testing-library/react';

import { liveApi } from '../../api/liveApi';
import { title } from '../../testing/bookingSteps';
import { addChild, listDependentsWith } from '../../testing/children';
import { sentence } from '../../testing/sentence';
import { nextFrame } from '../../testing/nextFrame';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const happen = (cause: string, ...args: unknown[]) => server().run('src/testing/liveCauses.mjs', cause, ...args);

const listening = () =>
  waitFor(() => {
    expect(sentTo('/api/events').length).toBeGreaterThan(0);
  });

describe('news about somebody else (product §8 live-stream)', () => {
  it('a notice names the person whose appointment the clinic moved, and that a place opened for', async () => {
    const { login, store } = await openSignedIn('/app/mailbox');
    const childId = await addChild(login, 'Léa');
    await listDependentsWith(store, [childId]);
    await listening();
    await happen('appointmentOfPersonChanged', childId, 'moved');
    expect(await screen.findByText(sentence('La clinique a déplacé un rendez-vous pour Léa Roy.'))).toBeVisible();
    expect(screen.getByRole('region', { name: 'La clinique a déplacé un rendez-vous pour Léa Roy.' })).toBeVisible();
    await happen('offered', childId);
    expect(await screen.findByText(sentence('Une place vient de se libérer pour Léa Roy.'))).toBeVisible();
  });
});

describe('a place held on another page (product §8 hold-life)', () => {
  it('a notice tells that it is about to end, then that it has, and leads to the free times', async () => {
    const { login, user } = await openSignedIn('/app/mailbox');
    await listening();
    await happen('holdEnding', login);
    const ending = 'La place retenue pour vous ne l’est plus que pour une minute.';
    expect(await screen.findByRole('region', { name: ending })).toBeVisible();
    await happen('holdEnded', login);
    expect(await screen.findByRole('region', { name: 'Une place n’est plus retenue pour vous.' })).toBeVisible();
    expect(screen.queryByRole('region', { name: ending })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Revoir les heures libres' }));
    expect(await title('Choisissez une heure')).toBeVisible();
  });

  it('a page that moves an appointment tells of its own hold, and no notice leads from it to a second appointment', async () => {
    const { login, router, store } = await openSignedIn('/app/appointments/1/move');
    await listening();
    await happen('holdEnded', login);
    await waitFor(() => {
      expect(liveApi.endpoints.followEvents.select()(store.getState()).data).toMatchObject({ count: 1 });
    });
    await act(nextFrame);
    expect(screen.queryByText('Une place n’est plus retenue pour vous.')).not.toBeInTheDocument();
    await router.navigate('/app/mailbox');
    await happen('holdEnded', login);
    expect(await screen.findByText('Une place n’est plus retenue pour vous.')).toBeVisible();
  });
});
