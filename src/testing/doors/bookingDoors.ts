import { screen } from '@testing-library/react';

import { bookAndSee } from '../appointmentSteps';
import { reserveInOtherTab, searchNear, slotButton, take, title } from '../bookingSteps';
import { bookWithoutAccount, looking } from '../guestSteps';
import { giveCode, invite } from '../invited';
import { field } from '../portalSteps';
import { reload } from '../reload';
import { remindOfAll } from '../reminded';
import { renderPortal } from '../renderPortal';
import { openSignedIn } from '../signedIn';
import { clinics, offerSlots } from '../slots';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { hasRow, offering, saying, titled, type WriteDoor } from './door';

const at = clinics({ plateau: {} });
const phone = '4385550101';

type User = Awaited<ReturnType<typeof renderPortal>>['user'];

const byPhone = () => server().sql(`update slots set mode = 'phone'`);

const numberChange = async (user: User) => {
  const typed = { label: 'Numéro que la clinique composera', value: phone };
  await user.click(await screen.findByText('Changer le numéro à appeler'));
  await user.type(await field(typed.label), typed.value);
  const press = pressing(user, 'Enregistrer le numéro');
  return { user, press, typed, done: () => screen.queryAllByText(/^La clinique appellera au/).at(0) ?? null };
};

const seeing = async () => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  return opened;
};

const confirmAppointment: WriteDoor = async () => {
  const { address } = await seeing();
  await remindOfAll();
  const { user } = await reload(address());
  const press = async () => user.click(await screen.findByRole('button', { name: /^Confirmer ma présence/ }));
  return { user, press, done: saying(/^C’est noté/) };
};

const changeAppointmentPhone: WriteDoor = async () => {
  const { address } = await seeing();
  await byPhone();
  return numberChange((await reload(address())).user);
};

const holdSlot: WriteDoor = async () => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const { user } = await openSignedIn('/app/appointments/new');
  await searchNear(user, 'H2X');
  return {
    user,
    press: async () => user.click(await slotButton('9 h 15')),
    done: titled('Vérifiez votre rendez-vous'),
  };
};

const managing = async () => {
  const { user, person } = await looking(at.plateau);
  const reference = await bookWithoutAccount(user, '9 h 15', person);
  return { user, reference };
};

const findAgain = async ({ user, reference }: Awaited<ReturnType<typeof managing>>) => {
  await user.click(screen.getByRole('link', { name: 'Retrouver mon rendez-vous' }));
  await user.type(await field('Votre numéro de référence'), reference);
  await user.type(await field('Date de naissance'), '19880229');
  await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
};

const changeGuestPhone: WriteDoor = async () => {
  const managed = await managing();
  await byPhone();
  await findAgain(managed);
  return numberChange(managed.user);
};

const confirmGuestAppointment: WriteDoor = async () => {
  const managed = await managing();
  await remindOfAll();
  await findAgain(managed);
  const press = async () => managed.user.click(await screen.findByRole('button', { name: /^Confirmer ma présence/ }));
  return { user: managed.user, press, done: saying(/^C’est noté/) };
};

const holdGuestSlot: WriteDoor = async () => {
  const { user } = await looking(at.plateau);
  return {
    user,
    press: async () => user.click(await slotButton('9 h 15')),
    done: titled('Pour qui est le rendez-vous?'),
  };
};

const invited = async () => {
  const invitation = await invite(at.plateau, ['09:15']);
  const opened = await renderPortal('/rvsp/auth');
  await giveCode(opened.user, invitation.code);
  await title('Bonjour Huguette');
  return { ...opened, ...invitation };
};

const choosing = async () => {
  const opened = await invited();
  await opened.router.navigate(`/rvsp/${opened.invitationId}?step=places`);
  await slotButton('9 h 15');
  return opened;
};

const holdInvitedSlot: WriteDoor = async () => {
  const { user } = await choosing();
  return {
    user,
    press: async () => user.click(await slotButton('9 h 15')),
    done: titled('Vérifiez votre rendez-vous'),
  };
};

const releaseInvitedSlot: WriteDoor = async () => {
  const { user, router, invitationId, slots } = await choosing();
  await take(user, '9 h 15');
  await router.navigate(`/rvsp/${invitationId}?step=places`);
  await screen.findByRole('button', { name: 'Libérer cette place' });
  return {
    user,
    press: pressing(user, 'Libérer cette place'),
    ledger: async () => !(await hasRow('holds where slot_id = any($1::uuid[])', slots)),
    done: () => (screen.queryByRole('timer') ? null : screen.queryByRole('heading', { level: 1 })),
  };
};

const changeInvitedPhone: WriteDoor = async () => {
  const { user, invitationId } = await choosing();
  await take(user, '9 h 15');
  await pressing(user, 'Confirmer le rendez-vous')();
  await title('Rendez-vous confirmé');
  await byPhone();
  return numberChange((await reload(`/rvsp/${invitationId}`)).user);
};

const leaveInvitationArea: WriteDoor = async () => {
  const { user } = await invited();
  return {
    user,
    press: pressing(user, 'Quitter mes invitations'),
    ledger: async () => localStorage.getItem('authToken') === null,
    done: offering('Voir mon invitation'),
  };
};

const forgetChoices: WriteDoor = async () => {
  const [space = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
  const { user, router } = await openSignedIn('/404');
  await reserveInOtherTab(space);
  await router.navigate('/app/account');
  return { user, press: pressing(user, 'Effacer ces choix'), done: saying(/^Vos choix sont effacés/) };
};

export const bookingDoors = {
  holdSlot: [holdSlot],
  confirmAppointment: [confirmAppointment],
  changeAppointmentPhone: [changeAppointmentPhone],
  holdGuestSlot: [holdGuestSlot],
  confirmGuestAppointment: [confirmGuestAppointment],
  changeGuestPhone: [changeGuestPhone],
  holdInvitedSlot: [holdInvitedSlot],
  releaseInvitedSlot: [releaseInvitedSlot],
  changeInvitedPhone: [changeInvitedPhone],
  leaveInvitationArea: [leaveInvitationArea],
  forgetChoices: [forgetChoices],
} satisfies Record<string, readonly WriteDoor[]>;
