import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import type { Person } from '../../api/appointmentsApi';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { reasonChosen, selectReason } from '../../scheduling/channel/appointmentsSlice';
import { useBookingChannel } from '../../scheduling/channel/channel';
import { isEmailUnconfirmed } from '../../scheduling/channel/refusals';
import { useAttempt } from '../../scheduling/channel/useAttempt';
import { CancelRule } from '../../scheduling/review/CancelRule';
import type { PhoneValues } from '../../scheduling/review/calledNumber';
import { PhoneToCall } from '../../scheduling/review/PhoneToCall';
import { ReasonFields } from '../../scheduling/search/ReasonFields';
import { reasonOf } from '../../scheduling/search/reasonForm';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BirthDateInput, Button, PortalForm, Spinner, type FormFailure, Stack, TextInput } from '../../ui';
import { EmailFirst } from './EmailFirst';
import { initialReview, missingIn, profileChangeOf, validateReview, type ReviewValues } from './reviewValues';
import { usePhoneForCall } from './usePhoneForCall';
import { useRemembered } from './useRemembered';

function PersonFields({ nam }: { nam: string | null }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <div>
        <h2>{t('review.person')}</h2>
        <p>{t('review.person.hint')}</p>
      </div>
      <TextInput name="firstName" label={t('review.firstName')} autoComplete="given-name" capitalize="words" />
      <TextInput name="lastName" label={t('review.lastName')} autoComplete="family-name" capitalize="words" />
      <BirthDateInput name="birthDate" label={t('review.birthDate')} own nam={nam} />
    </Stack>
  );
}

type Props = {
  slot: Slot;
  person: Person;
  personName: string | undefined;
  today: string;
  /** Area that was searched. */
  near: string | null;
  onBooked: (appointment: Appointment | null) => void;
  onLost: () => void;
};

/** Saves details first: a lost race loses no input. */
export function ReviewForm({ slot, person, personName, today, near, onBooked, onLost }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const dispatch = useAppDispatch();
  const reason = useAppSelector(selectReason);
  const { clinicOf } = useNetwork();
  const { chosen, remembers } = useRemembered(person);
  const number = usePhoneForCall(slot);
  const { profile } = number;
  const { attempt, isBusy, problem } = useAttempt(useBookingChannel().book);
  const [sent, setSent] = useState<ReviewValues & PhoneValues>();
  const missing = missingIn(person === null ? profile : undefined, reason);
  if (number.isLoading) return <Spinner />;

  const confirm = async (values: ReviewValues & PhoneValues): Promise<FormFailure | undefined> => {
    setSent(values);
    const { code, ownWords } = reasonOf(values);
    if (missing.reason) dispatch(reasonChosen({ code, ownWords }));
    const failure = await number.save(values, missing.person ? profileChangeOf(values) : {});
    if (failure) return failure;
    const area = near ?? chosen?.near ?? null;
    const outcome = await attempt(slot, {
      reason: ownWords || code,
      ...(remembers && area !== null && { near: area }),
    });
    if (outcome.kind === 'done') onBooked(outcome.appointment);
    if (outcome.kind === 'lost') onLost();
    return undefined;
  };
  return (
    <PortalForm
      draft={`review ${person?.patientId ?? ''}`}
      initialValues={{ ...initialReview(profile, reason), ...number.initial }}
      validate={(values) => ({ ...validateReview(values, missing, today), ...number.validate(values) })}
      onSubmit={confirm}
    >
      {() => (
        <>
          <ProblemAlert
            problem={problem}
            noAnswer={t('review.lostAnswer')}
            unknown={{
              what: t('review.unknown'),
              phone: clinicOf(slot.clinicId)?.phone,
              look: (
                <LookAgain
                  isBusy={isBusy}
                  onLook={() => {
                    if (sent) void confirm(sent);
                  }}
                />
              ),
            }}
          >
            {isEmailUnconfirmed(problem) && <EmailFirst />}
          </ProblemAlert>
          {missing.reason && <ReasonFields />}
          {missing.person && <PersonFields nam={profile?.nam ?? null} />}
          {number.isAsked && <PhoneToCall isOwn />}
          <CancelRule slot={slot} />
          <div>
            <Button type="submit" busy={(number.isSaving || isBusy) && t('review.confirm.busy')}>
              {personName === undefined ? t('review.confirm') : told('review.confirm.for', { name: personName })}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
