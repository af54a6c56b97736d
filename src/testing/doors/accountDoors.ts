import { screen, within } from '@testing-library/react';

import { keyMailedTo } from '../mails';
import { postInOtherTab } from '../otherTab';
import { someone } from '../people';
import { field, statusSaying, title } from '../portalSteps';
import { renderPortal } from '../renderPortal';
import { sendReport, takeReports, writeReport } from '../reportSteps';
import { openSignedIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { notKnown, type WriteDoor } from './door';

export const opened = async (page: string) => (await openSignedIn(`/app/account/${page}`)).user;

const feedBegins = /^http:.+\/nosession\/api\/calendar\//;

const changeConsents: WriteDoor = async () => {
  const user = await opened('consents');
  return {
    user,
    press: pressing(user, 'Activer la mesure d’audience'),
    unknown: notKnown('votre choix est enregistré'),
    done: () => screen.findByText('Votre choix est enregistré.'),
  };
};

const changeProfile: WriteDoor = async () => {
  const user = await opened('profile');
  await user.type(await field('Téléphone (facultatif)'), '4185550177');
  return {
    user,
    press: pressing(user, 'Enregistrer'),
    unknown: notKnown('vos renseignements sont enregistrés'),
    typed: { label: 'Téléphone (facultatif)', value: '4185550177' },
    done: () => screen.findByText('Vos renseignements sont enregistrés.'),
  };
};

const changeNotifications: WriteDoor = async () => {
  const user = await opened('notifications');
  const reminder = () => screen.findByRole('checkbox', { name: 'Un rappel trois jours avant un rendez-vous' });
  await user.click(await reminder());
  const unknown = notKnown('vos choix sont enregistrés');
  return {
    user,
    press: async () => {
      await pressing(user, 'Enregistrer')();
      await screen.findByText(unknown);
      expect(await reminder()).not.toBeChecked();
    },
    unknown,
    done: () => screen.findByText('Vos choix sont enregistrés.'),
  };
};

const replaceCalendarFeed: WriteDoor = async () => {
  const user = await opened('calendar');
  return {
    user,
    press: pressing(user, 'Créer l’adresse de mon calendrier'),
    unknown: notKnown('l’adresse de votre calendrier est créée'),
    done: () => screen.findByText(feedBegins),
  };
};

const askedOfFeed = async (button: string) => {
  const { user, router } = await openSignedIn('/app/home');
  await postInOtherTab('/api/user/calendar', {});
  await router.navigate('/app/account/calendar');
  return {
    user,
    press: async () => {
      await pressing(user, button)();
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
    },
  };
};

const changeCalendarFeed: WriteDoor = async () => ({
  ...(await askedOfFeed('Changer d’adresse')),
  unknown: notKnown('l’adresse de votre calendrier est changée'),
  done: () => screen.findByText('L’adresse est prête.'),
});

const endCalendarFeed: WriteDoor = async () => ({
  ...(await askedOfFeed('Arrêter le calendrier')),
  unknown: notKnown('vos calendriers reçoivent encore vos rendez-vous'),
  done: () => screen.findByText('Vos calendriers ne reçoivent plus rien.'),
});

const endSession: WriteDoor = async () => {
  const { user, login, router } = await openSignedIn('/app/home');
  await server().sql(
    `insert into sessions (token_hash, id, account_id, device, expires_at)
     select sha256(convert_to($1, 'utf8')), gen_random_uuid(), id, 'Chrome · Android', now() + interval '9 minutes'
     from accounts where login = $1`,
    [login],
  );
  await router.navigate('/app/account/devices');
  const card = await screen.findByRole('article', { name: 'Chrome · Android' });
  const [row] = await server().sql(
    `select id from sessions where device = 'Chrome · Android' and account_id = (select id from accounts where login = $1)`,
    [login],
  );
  return {
    user,
    path: `/api/user/sessions/${String(row?.['id'])}`,
    press: async () => user.click(within(card).getByRole('button', { name: 'Déconnecter cet appareil' })),
    unknown: notKnown('l’appareil est déconnecté'),
    done: () => screen.findByText('L’appareil est déconnecté.'),
  };
};

const requestVerification: WriteDoor = async () => {
  const { user } = await openSignedIn('/nosession/verify', { isConfirmed: false });
  return {
    user,
    press: pressing(user, 'M’envoyer un nouveau courriel'),
    unknown: notKnown('le courriel est parti'),
    done: () => statusSaying('un courriel est en route'),
  };
};

const verifyEmail: WriteDoor = async () => {
  const { login, email } = await someone();
  const { user } = await renderPortal(`/nosession/verify?key=${await keyMailedTo(email, '/nosession/verify')}`);
  const proven = 'select 1 from accounts where login = $1 and email_verified_at is not null';
  return {
    user,
    press: pressing(user, 'Confirmer mon adresse'),
    unknown: notKnown('votre adresse courriel est confirmée'),
    ledger: async () => (await server().sql(proven, [login])).length === 1,
    done: () => screen.findByText('Votre adresse courriel est confirmée.'),
  };
};

const sendReportDoor: WriteDoor = async () => {
  await takeReports(true);
  const { user } = await renderPortal('/report');
  await title('Signaler un problème');
  await writeReport(user, 'Rien ne bouge.', '514 555-0199');
  const sent = `select 1 from outbox where template = 'problemReport'`;
  const before = (await server().sql(sent)).length;
  return {
    user,
    press: () => sendReport(user),
    unknown: notKnown('votre signalement est parti'),
    typed: { label: 'Comment vous joindre (facultatif)', value: '514 555-0199' },
    ledger: async () => (await server().sql(sent)).length === before + 1,
    done: () => screen.findByText('Le signalement est envoyé au soutien technique.'),
  };
};

export const accountDoors = {
  changeConsents,
  changeUser: [changeProfile, changeNotifications],
  replaceCalendarFeed: [replaceCalendarFeed, changeCalendarFeed],
  endCalendarFeed,
  endSession,
  requestVerification,
  verifyEmail,
  sendReport: sendReportDoor,
};
