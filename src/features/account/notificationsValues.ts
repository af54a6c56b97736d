import type { Notifications } from '../../../contract/session.ts';

const kinds = ['email', 'reminders3d', 'reminders1d'] as const;

export const notificationKinds: readonly (keyof Notifications)[] = kinds;

export type NotificationValues = { notifications: string[] };

export const initialNotifications = (known: Notifications): NotificationValues => ({
  notifications: kinds.filter((kind) => known[kind]),
});

export const notificationsOf = ({ notifications }: NotificationValues): Notifications => {
  const isOn = (kind: keyof Notifications) => notifications.includes(kind);
  return { email: isOn('email'), reminders3d: isOn('reminders3d'), reminders1d: isOn('reminders1d') };
};
