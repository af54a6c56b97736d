// Holds: spec §1 delegated, spec §3 search-payload, spec §3 reservation, product §4 people
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { appointmentsApi } from '../api/appointmentsApi';
import { searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { clinics, offerSlots } from '../testing/slots';
import { remindOfAll } from '../testing/reminded';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { seekOtherTime } from '../testing/appointmentSteps';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });

const whomNamed = async (): Promise<unknown[]> => {
  const calls = server().sent.filter(
    ({ method, url }) => method === 'POST' && /\/(?:available|hold|reserve|send)$/.test(url),
  );
  const texts = await Promise.all(calls.map((request) => request.clone().text()));
  return [
    ...new Set(
      texts.map((text) => /"(?:dependent":\{[^}]*?"patientId|aboutPatient)":"([^"]+)"/.exec(text)?.[1] ?? text),
    ),
  ];
};
const press = async (user: UserEvent, name: string | RegExp, role = 'button') => {
  await user.click(await screen.findByRole(role, { name }));
};
const appointmentsOf = (patientId: string) =>
  server().sql(`select status from appointments where patient_id = $1`, [patientId]);

const writeTo = async (user: UserEvent) => {
  await user.click(screen.getByRole('link', { name: /^Messages/ }));
  await press(user, 'Écrire à une clinique', 'link');
  await user.type(await screen.findByLabelText('Objet'), 'Lunettes');
  await user.type(screen.getByLabelText('Message'), 'Faut-il les apporter?');
  await press(user, 'Envoyer le message pour Élise-Anne Roy');
  await title('Lunettes');
};

describe('the second of three children', () => {
  it('the portal names the second of three children in every view, request, confirmation and message, and does everything for them', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
    const { login } = await signIn();
    const children = [await addChild(login, 'Léa'), await addChild(login, 'Élise-Anne'), await addChild(login, 'Noé')];
    const { store, user } = await renderPortal('/app/dependents');
    await press(user, 'Agir pour Élise-Anne Roy');
    expect(await screen.findByText(sentence('Vous agissez pour Élise-Anne Roy'))).toBeVisible();
    await waitFor(() => {
      expect(document.title).toBe('Mes proches, pour une autre personne – Portail patient');
    });
    await user.click(screen.getByRole('link', { name: 'Accueil' }));
    server().sent.length = 0;

    await press(user, 'Prendre un rendez-vous pour Élise-Anne Roy', 'link');
    expect(await screen.findByRole('radio', { name: 'Élise-Anne Roy' })).toBeChecked();
    await press(user, 'Continuer');
    await searchNear(user, 'H2X');
    expect(
      await screen.findByRole('button', { name: 'Me prévenir quand une place se libère pour Élise-Anne Roy' }),
    ).toBeVisible();
    await take(user, '9 h 15');
    await press(user, 'Confirmer le rendez-vous pour Élise-Anne Roy');
    await title('Rendez-vous confirmé');
    expect(await within(screen.getByRole('main')).findByText(sentence('Pour Élise-Anne Roy'))).toBeVisible();

    await press(user, 'Voir le rendez-vous', 'link');
    await title('Votre rendez-vous');
    expect(
      await screen.findByRole('button', { name: /^Me prévenir si une place plus tôt se libère pour Élise-Anne Roy/ }),
    ).toBeVisible();
    await remindOfAll();
    store.dispatch(appointmentsApi.util.invalidateTags(['History']));
    await press(user, /^Confirmer la présence d’Élise-Anne Roy\s: /);
    expect(await screen.findByText('C’est noté : la clinique attend Élise-Anne Roy.')).toBeVisible();
    const file = await fetch(screen.getByRole('link', { name: 'Ajouter à mon calendrier' }).getAttribute('href') ?? '');
    expect(await file.text()).toMatch(/\r\nSUMMARY:Élise-Anne\s: rendez-vous/);
    expect(file.headers.get('content-disposition')).not.toContain('lise');

    await seekOtherTime(user);
    await user.click(await slotButton('10 h 30'));
    await press(user, 'Déplacer le rendez-vous d’Élise-Anne Roy');
    await title('Rendez-vous déplacé');
    expect(await within(screen.getByRole('main')).findByText(sentence('Pour Élise-Anne Roy'))).toBeVisible();

    await writeTo(user);

    await user.click(screen.getByRole('link', { name: 'Rendez-vous' }));
    await user.click(await screen.findByRole('link', { name: /^Annuler le rendez-vous du/ }));
    await press(user, 'Annuler ce rendez-vous d’Élise-Anne Roy');
    await title('Rendez-vous annulé');
    expect(await screen.findByText(/^Le rendez-vous d’Élise-Anne Roy du/)).toBeVisible();

    await waitFor(() => {
      expect(document.title).toMatch(/, pour une autre personne – Portail patient$/);
    });
    expect(document.title).not.toMatch(/lise|Roy/);
    expect(await whomNamed()).toEqual([children[1]]);
    expect(await Promise.all(children.map(appointmentsOf))).toEqual([[], [{ status: 'cancelled' }], []]);
  });
});
