import { formLimits } from '../../../contract/limits.ts';
import type { MessageKey } from '../../i18n/keys';

/** What an invited person may add, by the contract's field name. */
export type InvitedReviewValues = { raisonVisite: string };

export const initialInvitedReview: InvitedReviewValues = { raisonVisite: '' };

/** Nothing has to be said: the clinic knows why it invites. */
export const validateInvitedReview = ({
  raisonVisite,
}: InvitedReviewValues): Partial<Record<keyof InvitedReviewValues, MessageKey>> =>
  raisonVisite.trim().length > formLimits.reason.max ? { raisonVisite: 'appointment.invalidReason' } : {};
