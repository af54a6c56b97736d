import type { MarkedMigration } from './markedMigration.ts';

import * as network from './0001_network.ts';
import * as people from './0002_people.ts';
import * as bookings from './0003_bookings.ts';
import * as traces from './0004_traces.ts';
import * as rateLimits from './0005_rate_limits.ts';
import * as searchNear from './0006_search_near.ts';
import * as mail from './0007_mail.ts';
import * as consents from './0008_consents.ts';
import * as visitChanges from './0009_visit_changes.ts';
import * as liveEvents from './0010_live_events.ts';
import * as alerts from './0011_alerts.ts';
import * as reminders from './0012_reminders.ts';
import * as notifications from './0013_notifications.ts';
import * as mailbox from './0014_mailbox.ts';
import * as attachments from './0015_attachments.ts';
import * as withdrawnPlaces from './0016_withdrawn_places.ts';
import * as dependentAccess from './0017_dependent_access.ts';
import * as invitations from './0018_invitations.ts';
import * as agreements from './0019_agreements.ts';
import * as erasedAccounts from './0020_erased_accounts.ts';
import * as express from './0021_express.ts';
import * as onePersonAThread from './0022_one_person_a_thread.ts';
import * as agreementAddresses from './0023_agreement_addresses.ts';
import * as expressContactHolds from './0024_express_contact_holds.ts';
import * as seenLinks from './0025_seen_links.ts';
import * as searchedApostrophes from './0026_searched_apostrophes.ts';
import * as expressCodeUsed from './0027_express_code_used.ts';
import * as trailAlways from './0028_trail_always.ts';
import * as plainNames from './0029_plain_names.ts';
import * as knownValues from './0030_known_values.ts';
import * as operation from './0031_operation.ts';
import * as wrongTriesDecay from './0032_wrong_tries_decay.ts';
import * as newcomers from './0033_newcomers.ts';
import * as deviceEpoch from './0034_device_epoch.ts';
import * as serviceCare from './0035_service_care.ts';
import * as appointmentPhone from './0036_appointment_phone.ts';
import * as keptNumbers from './0038_kept_numbers.ts';
import * as sources from './0042_sources.ts';
import * as chosenNumbers from './0045_chosen_numbers.ts';
import * as emailDetails from './0047_email_details.ts';
import * as phoneKeys from './0051_phone_keys.ts';
import * as sealedSubjects from './0062_sealed_subjects.ts';
import * as feedRuns from './0063_feed_runs.ts';
import * as feedConflicts from './0064_feed_conflicts.ts';
import * as movedFromPlace from './0065_moved_from_place.ts';
import * as secondFactors from './0066_second_factors.ts';
import * as texts from './0068_texts.ts';
import * as keptReports from './0070_kept_reports.ts';
import * as rememberedChoices from './0071_remembered_choices.ts';
import * as staff from './0073_staff.ts';
import * as passkeys from './0075_passkeys.ts';
import * as pushes from './0076_pushes.ts';
import * as clinicThreads from './0077_clinic_threads.ts';
import * as refusedSource from './0078_refused_source.ts';
import * as factorOffer from './0079_factor_offer.ts';
import * as slotWithdrawals from './0080_slot_withdrawals.ts';
import * as operators from './0082_operators.ts';
import * as waitingLinks from './0083_waiting_links.ts';
import * as clinicTrail from './0084_clinic_trail.ts';

/** Every migration, by name, in order; forward only. Add at the end, never change one that has run. */
export const migrations: Record<string, MarkedMigration> = {
  '0001_network': network,
  '0002_people': people,
  '0003_bookings': bookings,
  '0004_traces': traces,
  '0005_rate_limits': rateLimits,
  '0006_search_near': searchNear,
  '0007_mail': mail,
  '0008_consents': consents,
  '0009_visit_changes': visitChanges,
  '0010_live_events': liveEvents,
  '0011_alerts': alerts,
  '0012_reminders': reminders,
  '0013_notifications': notifications,
  '0014_mailbox': mailbox,
  '0015_attachments': attachments,
  '0016_withdrawn_places': withdrawnPlaces,
  '0017_dependent_access': dependentAccess,
  '0018_invitations': invitations,
  '0019_agreements': agreements,
  '0020_erased_accounts': erasedAccounts,
  '0021_express': express,
  '0022_one_person_a_thread': onePersonAThread,
  '0023_agreement_addresses': agreementAddresses,
  '0024_express_contact_holds': expressContactHolds,
  '0025_seen_links': seenLinks,
  '0026_searched_apostrophes': searchedApostrophes,
  '0027_express_code_used': expressCodeUsed,
  '0028_trail_always': trailAlways,
  '0029_plain_names': plainNames,
  '0030_known_values': knownValues,
  '0031_operation': operation,
  '0032_wrong_tries_decay': wrongTriesDecay,
  '0033_newcomers': newcomers,
  '0034_device_epoch': deviceEpoch,
  '0035_service_care': serviceCare,
  '0036_appointment_phone': appointmentPhone,
  '0038_kept_numbers': keptNumbers,
  '0042_sources': sources,
  '0045_chosen_numbers': chosenNumbers,
  '0047_email_details': emailDetails,
  '0051_phone_keys': phoneKeys,
  '0062_sealed_subjects': sealedSubjects,
  '0063_feed_runs': feedRuns,
  '0064_feed_conflicts': feedConflicts,
  '0065_moved_from_place': movedFromPlace,
  '0066_second_factors': secondFactors,
  '0068_texts': texts,
  '0070_kept_reports': keptReports,
  '0071_remembered_choices': rememberedChoices,
  '0073_staff': staff,
  '0075_passkeys': passkeys,
  '0076_pushes': pushes,
  '0077_clinic_threads': clinicThreads,
  '0078_refused_source': refusedSource,
  '0079_factor_offer': factorOffer,
  '0080_slot_withdrawals': slotWithdrawals,
  '0082_operators': operators,
  '0083_waiting_links': waitingLinks,
  '0084_clinic_trail': clinicTrail,
};
