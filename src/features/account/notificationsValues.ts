import type { Notifications } from '../../../contract/session.ts';

const kinds = ['email', 'reminders3d', 'reminders1d'] as const;

/** What a person may be told of, in the order in which it is asked. */
export const notificationKinds: readonly (keyof Notifications)[] = kinds;

/** Those that are turned on. */
export type NotificationValues = { notifications: string[] };

export const initialNotifications = (known: Notifications): NotificationValues => ({
  notifications: kinds.filter((kind) => known[kind]),
});

/** All of them, each on or off. */
export const notificationsOf = ({ notifications }: NotificationValues): Notifications => {
  const isOn = (kind: keyof Notifications) => notifications.includes(kind);
  return { email: isOn('email'), reminders3d: isOn('reminders3d'), reminders1d: isOn('reminders1d') };
};
