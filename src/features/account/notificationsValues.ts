import type { Notifications } from '../../../contract/session.ts';

const kinds = ['email', 'reminders3d', 'reminders1d'] as const;
type Choice = (typeof kinds)[number] | 'emailDetails';

export const choicesIn = (known: Notifications): readonly Choice[] =>
  known.emailDetails === undefined ? kinds : ['email', 'emailDetails', 'reminders3d', 'reminders1d'];

export const countNotices = (known: Notifications): number =>
  kinds.filter((kind) => known[kind]).length + (known.texts?.length ?? 0) + (known.pushes?.length ?? 0);

export type NotificationValues = { notifications: string[] };

export const initialNotifications = (known: Notifications): NotificationValues => ({
  notifications: choicesIn(known).filter((choice) => known[choice]),
});

export const notificationsOf = ({ notifications }: NotificationValues, known: Notifications): Notifications => {
  const isOn = (choice: Choice) => notifications.includes(choice);
  return {
    email: isOn('email'),
    reminders3d: isOn('reminders3d'),
    reminders1d: isOn('reminders1d'),
    ...(known.emailDetails !== undefined && { emailDetails: isOn('emailDetails') }),
  };
};
