import type { Plugin } from './deps.ts';
import { attachmentRoutes } from './mailbox/attachments.ts';
import { markRoutes } from './mailbox/marks.ts';
import { sendRoutes } from './mailbox/send.ts';
import { threadRoutes } from './mailbox/threads.ts';
import { unreadRoutes } from './mailbox/unread.ts';

export const mailboxRoutes: Plugin = async (app, deps) => {
  for (const routes of [unreadRoutes, threadRoutes, markRoutes, sendRoutes, attachmentRoutes]) await routes(app, deps);
};
