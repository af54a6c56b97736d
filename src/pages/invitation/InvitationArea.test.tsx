import { screen, waitFor, within } from '@testing-library/react';

import { appointmentOn } from '../../testing/appointmentSteps';
import { clinicDoes, giveCode, invite, invitedPatient } from '../../testing/invited';
import { kept } from '../../testing/kept';
import { clinics, offerSlots } from '../../testing/slots';
import { slotButton, take, title } from '../../testing/bookingSteps';
import { reload } from '../../testing/reload';
import { remindOfAll } from '../../testing/reminded';
import { renderPortal } from '../../testing/renderPortal';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

const at = clinics({ plateau: {} });

const comeIn = async (times = ['09:15', '14:00']) => {
  const invited = await invite(at.plateau, times);
  const portal = await renderPortal('/rvsp/auth');
  await giveCode(portal.user, invited.code);
  await title('Bonjour Huguette');
  return { ...portal, ...invited };
};

describe('identification in the invitation area', () => {
  it('the identification form reports at each field what cannot be right, and costs no attempt (product §4 hub-auth)', async () => {
    const { user } = await renderPortal('/rvsp/auth');
    await giveCode(user, '12', { ...invitedPatient, nam: 'abc' });
    expect(await screen.findAllByText(/Écrivez les huit chiffres du code/)).not.toHaveLength(0);
    expect(sentTo('/rvsp/api/auth')).toHaveLength(0);
  });

  it('the identification form politely reports values that do not belong together, and keeps them (product §4 hub-auth)', async () => {
    const { code } = await invite(at.plateau, ['09:15']);
    const { user, store } = await renderPortal('/rvsp/auth');
    await giveCode(user, code, { ...invitedPatient, birthDate: '1950-03-03' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Ces renseignements ne vont pas ensemble.*la clinique peut vous en envoyer un nouveau/,
    );
    expect(await screen.findByLabelText('Numéro d’assurance maladie (NAM)')).toHaveValue(invitedPatient.nam);
    expect([store.getState().session.authToken, kept(localStorage).authToken]).toEqual([null, undefined]);
  });

  it('the invitation area keeps the token in local storage under its name, and nothing else of the person (spec §3 stored-values)', async () => {
    const { store } = await comeIn();
    const { authToken } = store.getState().session;
    await waitFor(() => {
      expect(kept(localStorage).authToken).toBe(authToken);
    });
    expect(authToken).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([kept(localStorage), kept(sessionStorage)])).not.toMatch(/TREH|1950-?03-?02|Huguette/);
  });
});

describe('an invitation', () => {
  it('an invited person sees who invites them and for what, then chooses a slot, reviews it, books it and leaves (product §4 hub)', async () => {
    const { user, address, invitationId } = await comeIn();
    const card = within(await screen.findByRole('article', { name: 'GMF du Plateau vous invite' }));
    for (const text of ['Sans rendez-vous (consultation urgente)', '514 555-0123', /^2 heures au choix, jusqu’au /])
      expect(await card.findByText(sentence(text))).toBeInTheDocument();
    await user.click(card.getByRole('link', { name: 'Choisir une heure, GMF du Plateau' }));
    await slotButton('9 h 15');
    await take(user, '14 h');
    expect(address()).toBe(`/rvsp/${invitationId}?step=review`);
    expect(await screen.findByRole('timer')).toHaveTextContent(/Encore [45] min/);
    await user.click(screen.getByRole('button', { name: 'Confirmer le rendez-vous' }));
    expect(await title('Rendez-vous confirmé')).toHaveFocus();
    expect(address()).toBe(`/rvsp/${invitationId}?step=done`);
    expect(await screen.findByText('Votre numéro de référence')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Quitter mes invitations' }));
    await title('Invitation de ma clinique');
    expect(address()).toBe('/rvsp/auth');
  });

  it('an invited person confirms the appointment, cancels it after a question, and may choose another slot (product §4 hub)', async () => {
    const invited = await comeIn();
    await invited.router.navigate(`/rvsp/${invited.invitationId}?step=places`);
    await take(invited.user, '9 h 15');
    await invited.user.click(await screen.findByRole('button', { name: 'Confirmer le rendez-vous' }));
    await title('Rendez-vous confirmé');
    await remindOfAll();
    const { user, address } = await reload('/rvsp');
    await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmer ma présence' }));
    expect(await screen.findByText('C’est noté : la clinique vous attend.')).toBeInTheDocument();
    expect(await screen.findByText('Présence confirmée')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await screen.findByText('Le rendez-vous est annulé, et la clinique le sait.')).toBeInTheDocument();
    expect(await screen.findByText('Annulé par vous')).toBeInTheDocument();
    expect(address()).toBe('/rvsp');
    expect(await screen.findByText(sentence(/^2 heures au choix/))).toBeInTheDocument();
  });

  it('an invited person sees first how the appointment takes place since the clinic moved it, then when (product §4 hub)', async () => {
    const { user, invitationId, slots } = await comeIn();
    await user.click(await screen.findByRole('link', { name: /Choisir une heure/ }));
    await take(user, '9 h 15');
    await user.click(await screen.findByRole('button', { name: 'Confirmer le rendez-vous' }));
    await title('Rendez-vous confirmé');
    const calls = await offerSlots({ clinicId: at.plateau, times: ['16:00'], inDays: 3, mode: 'phone' });
    await clinicDoes('move', (await appointmentOn(slots)).id, ...calls);
    await reload(`/rvsp/${invitationId}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /La clinique a déplacé ce rendez-vous.*a maintenant lieu par téléphone\..*à\s9\sh\s15\..*à\s16\sh\./,
    );
  });

  it('an invitation continues at the same step after a reload and in another tab, because the server knows what is held (product §4 hub)', async () => {
    const { user, router, invitationId } = await comeIn();
    await router.navigate(`/rvsp/${invitationId}?step=places`);
    await take(user, '9 h 15');
    await renderPortal(`/rvsp/${invitationId}?step=review`);
    await waitFor(() => {
      expect(screen.getAllByRole('heading', { level: 1, name: 'Vérifiez votre rendez-vous' })).toHaveLength(2);
    });
  });

  it('an invitation says so when the clinic no longer sets slots aside, and shows its phone (product §4 set-aside)', async () => {
    const { router, slots, invitationId } = await comeIn();
    await server().sql(`update slots set status = 'busy-unavailable' where id = any($1::uuid[])`, [slots]);
    await router.navigate(`/rvsp/${invitationId}?step=places`);
    await title('Choisissez une heure');
    expect(await screen.findByText(/La clinique ne garde plus d’heure pour cette invitation/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Téléphoner\s: 514 555-0123$/ })).toHaveAttribute(
      'href',
      'tel:5145550123',
    );
    await router.navigate('/rvsp');
    await title('Bonjour Huguette');
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /Choisir une heure/ })).toBeNull();
    });
  });
});

describe('leaving the invitation area', () => {
  it('leaving the invitation area ends the token here and on the server, and keeps the session of the portal (product §4 hub-auth)', async () => {
    const { code } = await invite(at.plateau, ['09:15']);
    const { user, router, store, address, login } = await openSignedIn('/app/home');
    await router.navigate('/rvsp/auth');
    await giveCode(user, code);
    await title('Bonjour Huguette');
    const { authToken } = store.getState().session;
    await user.click(screen.getByRole('button', { name: 'Quitter mes invitations' }));
    expect(
      await screen.findByText('Vous avez quitté vos invitations. Le même code vous y ramène.'),
    ).toBeInTheDocument();
    expect([address(), store.getState().session.authToken, store.getState().session.user]).toEqual([
      '/rvsp/auth',
      null,
      login,
    ]);
    await waitFor(() => {
      expect(kept(localStorage).authToken).toBeUndefined();
    });
    const refused = await fetch('/rvsp/api/invitations', { headers: { authToken: String(authToken) } });
    expect(refused.status).toBe(401);
    await router.navigate('/app/home');
    expect(await title(/^Bonjour/)).toBeInTheDocument();
  });

  it('the invitation area drops its token when another tab does, and takes a newer token from another tab (product §4 hub-auth)', async () => {
    const { store } = await comeIn();
    const stored = (newValue: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue, storageArea: localStorage }));
    };
    stored('another');
    expect(store.getState().session.authToken).toBe('another');
    stored(null);
    expect(store.getState().session.authToken).toBeNull();
  });

  it('a token that the clinic revoked leads to identification, with the reason, and the user stays signed in (spec §4 401-hub)', async () => {
    const { code, invitationId } = await invite(at.plateau, ['09:15']);
    const { user, router, store, address, login } = await openSignedIn('/app/home');
    await router.navigate('/rvsp/auth');
    await giveCode(user, code);
    await title('Bonjour Huguette');
    await clinicDoes('uninvite', invitationId);
    await user.click(screen.getByRole('link', { name: /Choisir une heure/ }));
    expect(
      await screen.findByText('Votre accès aux invitations a pris fin. Pour continuer, donnez de nouveau le code.'),
    ).toBeInTheDocument();
    expect([address(), store.getState().session.authToken, store.getState().session.user]).toEqual([
      '/rvsp/auth',
      null,
      login,
    ]);
    expect(sentTo('/api/logout')).toHaveLength(0);
  });

  it('the invitation area leads a person without a token to identification, without an error (spec §4 401-hub, spec §2 open-areas)', async () => {
    const { address } = await renderPortal('/rvsp');
    await title('Invitation de ma clinique');
    expect(address()).toBe('/rvsp/auth');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
