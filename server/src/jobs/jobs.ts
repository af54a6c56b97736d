import { answerMessagesJob } from './answerMessages.ts';
import { endLinksJob } from './endLinks.ts';
import { eraseAccountsJob } from './eraseAccounts.ts';
import { followBirthdaysJob } from './followBirthdays.ts';
import { giveBackInvitedJob } from './giveBackInvited.ts';
import type { Job } from './job.ts';
import { keepMailboxesJob } from './keepMailboxes.ts';
import { passOnSlotsJob } from './passOnSlots.ts';
import { planRemindersJob } from './planReminders.ts';
import { pollSourcesJob } from './pollSources.ts';
import { sealSubjectsJob } from './sealSubjects.ts';
import { sendRemindersJob } from './sendReminders.ts';
import { settleDemoAppointmentsJob } from './settleDemoAppointments.ts';
import { sweepGuestJob } from './sweepGuest.ts';
import { sweepExpiredJob } from './sweepExpired.ts';
import { sweepFeedRunsJob } from './sweepFeedRuns.ts';
import { sweepLiveEventsJob } from './sweepLiveEvents.ts';
import { sweepAlertsJob } from './sweepAlerts.ts';
import { sweepRemindersJob } from './sweepReminders.ts';
import { tellHoldEndsJob } from './tellHoldEnds.ts';
import { tellOffersJob } from './tellOffers.ts';

export const jobs: readonly Job[] = [
  planRemindersJob,
  sendRemindersJob,
  sweepRemindersJob,
  passOnSlotsJob,
  giveBackInvitedJob,
  tellOffersJob,
  sweepAlertsJob,
  sweepExpiredJob,
  tellHoldEndsJob,
  sweepLiveEventsJob,
  keepMailboxesJob,
  answerMessagesJob,
  sealSubjectsJob,
  settleDemoAppointmentsJob,
  followBirthdaysJob,
  sweepGuestJob,
  endLinksJob,
  eraseAccountsJob,
  pollSourcesJob,
  sweepFeedRunsJob,
];
