import { screen, waitFor } from '@testing-library/react';

import { bookAndSee } from '../appointmentSteps';
import { reserveInOtherTab, slotButton, take, title } from '../bookingSteps';
import { bookWithoutAccount, keepTime, looking } from '../guestSteps';
import { giveCode, invite } from '../invited';
import { field } from '../portalSteps';
import { reload } from '../reload';
import { remindOfAll } from '../reminded';
import { renderPortal } from '../renderPortal';
import { openSignedIn } from '../signedIn';
import { clinics, offerSlots } from '../slots';
import { sentTo, server } from '../underTest';
import { pressing, replaced } from '../unproven';
import { notKnown, type WriteDoor } from './door';

const at = clinics({ plateau: {} });
const phone = '4385550101';
type Opened = Awaited<ReturnType<typeof openSignedIn>>;

const numberChange = async (user: Opened['user']) => {
  const typed = { label: 'Numéro que la clinique composera', value: phone };
  await user.click(await screen.findByText('Changer le numéro à appeler'));
  await user.type(await field(typed.label), typed.value);
  return {
    user,
    press: pressing(user, 'Enregistrer le numéro'),
    unknown: notKnown('le numéro à appeler est changé'),
    typed,
    done: () => screen.findByText('La clinique appellera au 438 555-0101.'),
  };
};

const seeing = async () => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  return opened;
};

const byPhone = () => server().sql(`update slots set mode = 'phone'`);

const confirmAppointment: WriteDoor = async () => {
  const { address } = await seeing();
  await remindOfAll();
  const { user } = await reload(address());
  return {
    user,
    press: async () => user.click(await screen.findByRole('button', { name: /^Confirmer ma présence\s: / })),
    unknown: notKnown('votre présence est confirmée'),
    done: () => screen.findByText(/^C’est noté/),
  };
};

const changeAppointmentPhone: WriteDoor = async () => {
  const { address } = await seeing();
  await byPhone();
  return numberChange((await reload(address())).user);
};

const changeGuestPhone: WriteDoor = async () => {
  const { user, person } = await looking(at.plateau);
  const reference = await bookWithoutAccount(user, '9 h 15', person);
  await byPhone();
  await user.click(screen.getByRole('link', { name: 'Retrouver mon rendez-vous' }));
  await user.type(await field('Votre numéro de référence'), reference);
  await user.type(await field('Date de naissance'), '19880229');
  await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
  return numberChange(user);
};

const invited = async () => {
  const invitation = await invite(at.plateau, ['09:15']);
  const opened = await renderPortal('/rvsp/auth');
  await giveCode(opened.user, invitation.code);
  await title('Bonjour Huguette');
  return { ...opened, ...invitation };
};

const changeInvitedPhone: WriteDoor = async () => {
  const { user, router, invitationId } = await invited();
  await router.navigate(`/rvsp/${invitationId}?step=places`);
  await take(user, '9 h 15');
  await pressing(user, 'Confirmer le rendez-vous')();
  await title('Rendez-vous confirmé');
  await byPhone();
  return numberChange((await reload(`/rvsp/${invitationId}`)).user);
};

const held = notKnown('cette place est retenue pour vous');

const holdGuestSlot: WriteDoor = async () => {
  const { user } = await looking(at.plateau);
  return {
    user,
    press: async () => user.click(await slotButton('9 h 15')),
    unknown: held,
    done: () => title('Pour qui est le rendez-vous?'),
  };
};

const holdInvitedSlot: WriteDoor = async () => {
  const { user, router, invitationId } = await invited();
  await router.navigate(`/rvsp/${invitationId}?step=places`);
  return {
    user,
    press: async () => user.click(await slotButton('9 h 15')),
    unknown: held,
    done: () => title('Vérifiez votre rendez-vous'),
  };
};

const releaseInvitedSlot: WriteDoor = async () => {
  const { user, router, invitationId } = await invited();
  await router.navigate(`/rvsp/${invitationId}?step=places`);
  await take(user, '9 h 15');
  await router.navigate(`/rvsp/${invitationId}?step=places`);
  await screen.findByRole('button', { name: 'Libérer cette place' });
  return {
    user,
    press: pressing(user, 'Libérer cette place'),
    unknown: notKnown('cette place est libérée'),
    done: () => screen.findByText('La place est libérée.'),
  };
};

const openInvitationArea: WriteDoor = async () => {
  const { code } = await invite(at.plateau, ['09:15']);
  const { user } = await renderPortal('/rvsp/auth');
  return {
    user,
    press: () => giveCode(user, code),
    unknown: notKnown('votre code est accepté'),
    typed: { label: 'Code de l’invitation', value: code },
    ledger: async () => localStorage.getItem('authToken') !== null,
    isKeyless: true,
    done: async () => {
      server().fault = null;
      await pressing(user, 'Vérifier de nouveau')();
      await title('Bonjour Huguette');
    },
  };
};

const leaveInvitationArea: WriteDoor = async () => {
  const { user } = await invited();
  return {
    user,
    press: pressing(user, 'Quitter mes invitations'),
    unknown: notKnown('vous avez quitté vos invitations'),
    ledger: async () => localStorage.getItem('authToken') === null,
    done: () => field('Code de l’invitation'),
  };
};

const leaving = async () => {
  const { user, router } = await looking(at.plateau);
  await keepTime(user, '9 h 15');
  server().fault = replaced('/nosession/api/release');
  await router.navigate('/login');
  await title('Se connecter');
  await waitFor(() => {
    expect(sentTo('/nosession/api/release').length).toBeGreaterThan(0);
  });
  expect(screen.queryByText(/libérée/)).not.toBeInTheDocument();
};

const forgetChoices: WriteDoor = async () => {
  const [space = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
  const { user, router } = await openSignedIn('/404');
  await reserveInOtherTab(space);
  await router.navigate('/app/account');
  return {
    user,
    press: pressing(user, 'Effacer ces choix'),
    unknown: notKnown('vos choix sont effacés'),
    done: () => screen.findByText(/^Vos choix sont effacés\./),
  };
};

export const bookingDoors = {
  forgetChoices,
  confirmAppointment,
  changeAppointmentPhone,
  changeGuestPhone,
  changeInvitedPhone,
  holdGuestSlot,
  releaseGuestSlot: { silently: leaving },
  holdInvitedSlot,
  releaseInvitedSlot,
  openInvitationArea,
  leaveInvitationArea,
};
