import { screen, within } from '@testing-library/react';

import { keyMailedTo } from '../mails';
import { otherSessionOf, postInOtherTab } from '../otherTab';
import { goodPassword, someone } from '../people';
import { field, title } from '../portalSteps';
import { renderPortal } from '../renderPortal';
import { sendReport, takeReports, writeReport } from '../reportSteps';
import { openSignedIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { hasRow, saying, type WriteDoor } from './door';

const changeConsents: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/account/consents');
  const press = pressing(user, 'Activer la mesure d’audience');
  return { user, press, done: saying('Votre choix est enregistré.') };
};

const changeUser: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/account/profile');
  const typed = { label: 'Téléphone (facultatif)', value: '4185550177' };
  await user.type(await field(typed.label), typed.value);
  return { user, press: pressing(user, 'Enregistrer'), typed, done: saying('Vos renseignements sont enregistrés.') };
};

const changeNotifications: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/account/notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'Un rappel trois jours avant un rendez-vous' }));
  return { user, press: pressing(user, 'Enregistrer'), done: saying('Vos choix sont enregistrés.') };
};

const declineFactor: WriteDoor = async () => {
  const { login, user } = await openSignedIn('/app/home');
  return {
    user,
    press: pressing(user, 'Plus tard\u00A0: Vérification en deux étapes'),
    ledger: () => hasRow('accounts where factor_declined_at is not null and login = $1', login),
    done: saying(/^Vous pourrez activer/),
  };
};

const replaceCalendarFeed: WriteDoor = async () => {
  const { user } = await openSignedIn('/app/account/calendar');
  return { user, press: pressing(user, 'Créer l’adresse de mon calendrier'), done: saying('L’adresse est prête.') };
};

const askedOfFeed = async (button: string, done: string) => {
  const { user, router } = await openSignedIn('/app/home');
  await postInOtherTab('/api/user/calendar', {});
  await router.navigate('/app/account/calendar');
  const press = async () => {
    await pressing(user, button)();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
  };
  return { user, press, done: saying(done) };
};

const endSession: WriteDoor = async () => {
  const { user, login, router } = await openSignedIn('/app/home');
  const session = await otherSessionOf(login);
  await router.navigate('/app/account/devices');
  const card = within(await screen.findByRole('article', { name: 'Chrome · Android' }));
  return {
    user,
    path: `/api/user/sessions/${session}`,
    press: () => user.click(card.getByRole('button', { name: 'Déconnecter cet appareil' })),
    done: saying('L’appareil est déconnecté.'),
  };
};

const requestVerification: WriteDoor = async () => {
  const { user } = await openSignedIn('/nosession/verify', { isConfirmed: false });
  return { user, press: pressing(user, 'M’envoyer un nouveau courriel'), done: saying(/un courriel est en route/) };
};

const verifyEmail: WriteDoor = async () => {
  const { login, email } = await someone();
  const { user } = await renderPortal(`/nosession/verify?key=${await keyMailedTo(email, '/nosession/verify')}`);
  return {
    user,
    press: pressing(user, 'Confirmer mon adresse'),
    ledger: () => hasRow('accounts where login = $1 and email_verified_at is not null', login),
    done: saying('Votre adresse courriel est confirmée.'),
  };
};

const changeEmail: WriteDoor = async () => {
  const { login, user } = await openSignedIn('/app/account/email');
  const typed = { label: 'Nouvelle adresse courriel', value: `autre.${login}@exemple.ca` };
  await user.type(await field(typed.label), typed.value);
  await user.type(await field('Mot de passe actuel'), goodPassword);
  return {
    user,
    press: pressing(user, 'Changer l’adresse'),
    typed,
    ledger: () => hasRow('accounts where pending_email = $1', typed.value),
    done: saying(/^Un courriel est en route vers la nouvelle adresse/),
  };
};

const closeAccount: WriteDoor = async () => {
  const { login, user } = await openSignedIn('/app/account/close');
  const typed = { label: 'Mot de passe actuel', value: goodPassword };
  await user.type(await field(typed.label), typed.value);
  return {
    user,
    press: pressing(user, 'Fermer mon compte'),
    typed,
    ledger: () => hasRow('accounts where login = $1 and closed_at is not null', login),
    // Closed, it has no session that could ask again; signing in tells until when it can be reopened.
    done: saying(/^Nous ne savons pas si votre compte est fermé/),
  };
};

const report: WriteDoor = async () => {
  await takeReports(true);
  const { user } = await renderPortal('/report');
  await title('Signaler un problème');
  const typed = { label: 'Comment vous joindre (facultatif)', value: '514 555-0199' };
  await writeReport(user, 'Rien ne bouge.', typed.value);
  const sent = async () => (await server().sql(`select 1 from outbox where template = 'problemReport'`)).length;
  const before = await sent();
  return {
    user,
    press: () => sendReport(user),
    typed,
    ledger: async () => (await sent()) === before + 1,
    done: saying('Le signalement est envoyé au soutien technique.'),
  };
};

export const accountDoors = {
  changeUser: [changeUser, changeNotifications, declineFactor],
  changeConsents: [changeConsents],
  replaceCalendarFeed: [replaceCalendarFeed, () => askedOfFeed('Changer d’adresse', 'L’adresse est prête.')],
  endCalendarFeed: [() => askedOfFeed('Arrêter', 'Vos calendriers ne reçoivent plus rien.')],
  endSession: [endSession],
  requestVerification: [requestVerification],
  verifyEmail: [verifyEmail],
  changeEmail: [changeEmail],
  closeAccount: [closeAccount],
  sendReport: [report],
} satisfies Record<string, readonly WriteDoor[]>;
