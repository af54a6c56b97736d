import type { Notifications } from '../../../contract/session.ts';

export const notificationKinds = ['email', 'reminders3d', 'reminders1d'] as const;
type Choice = (typeof notificationKinds)[number] | 'emailDetails';

export const choicesIn = (known: Notifications): readonly Choice[] =>
  known.emailDetails === undefined ? notificationKinds : ['email', 'emailDetails', 'reminders3d', 'reminders1d'];

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
