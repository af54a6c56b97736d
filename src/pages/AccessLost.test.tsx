// Holds: product §4 access-at-once
import { screen, waitFor } from '@testing-library/react';

import { confirmButton, searchNear, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { postInOtherTab } from '../testing/otherTab';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { sentTo, server, withoutStream } from '../testing/underTest';

const at = clinics({ plateau: {} });

const aboutToConfirm = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
  const { login } = await signIn();
  const child = await addChild(login, 'Léa');
  const opened = await renderPortal('/app/appointments/new');
  await opened.user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
  await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await searchNear(opened.user, 'H2X');
  await take(opened.user, '9 h 15');
  return { ...opened, child, slots };
};

describe('an access to messages that is lost', () => {
  it('losing access to messages removes the open thread from the screen, even when the user acts for themselves', async () => {
    const { login } = await signIn();
    const child = await addChild(login, 'Léa');
    await server().run('src/testing/messagesElsewhere.mjs', 'writeMessageAbout', child, at.plateau, [
      'Résultat reçu',
      'Tout va bien.',
    ]);
    const { user } = await renderPortal('/app/mailbox');
    await user.click(await screen.findByRole('link', { name: /^Résultat reçu ?, / }));
    expect(await screen.findByText('Tout va bien.')).toBeVisible();
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    });
    expect(
      (await postInOtherTab('/api/user/updateAccessDependent', { patientId: child, scopes: ['book'] })).status,
    ).toBe(200);
    expect(await screen.findByText('Vous n’avez pas accès au dossier de cette personne.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('Tout va bien.')).not.toBeInTheDocument();
    });
  });
});

describe('an access that is lost in the middle of a booking', () => {
  it('losing access during a booking stops it there, and does not silently continue it for the user', async () => {
    const { user, child, address, slots } = await aboutToConfirm();
    await waitFor(() => {
      expect(sentTo('/api/events')).not.toHaveLength(0);
    });
    expect((await postInOtherTab('/api/user/lockDependentAccess', { patientId: child })).status).toBe(200);
    expect(await title('Vous n’agissez plus pour Léa Roy')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Confirmer/ })).not.toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: 'Continuer pour moi' }));
    await title('Bonjour');
    expect(address()).toBe('/app/home');
    expect(await countLive(slots)).toBe(0);
  });

  it.each([
    ['locked', 'lockDependentAccess'],
    ['removed', 'removeDependentAccess'],
  ])(
    'without a live event, the refusal of the confirmation shows that the access was lost during the booking: %s',
    async (_how, call) => {
      server().fault = withoutStream;
      const { user, child, slots } = await aboutToConfirm();
      expect((await postInOtherTab(`/api/user/${call}`, { patientId: child })).status).toBe(200);
      await user.click(await confirmButton());
      expect(await title(/^Vous n’agissez plus pour (?:Léa Roy|cette personne)$/)).toBeVisible();
      await user.click(await screen.findByRole('link', { name: 'Voir mes accès' }));
      await title('Mes proches');
      expect(await countLive(slots)).toBe(0);
    },
  );
});
