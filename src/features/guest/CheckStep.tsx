import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Slot } from '../../../contract/appointments.ts';
import { refusalIn } from '../../api/capability';
import type { GuestHeld } from '../../api/guestApi';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Button, Card, LinkLine, SummaryList } from '../../ui';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { selectRaisonVisite } from '../../scheduling/channel/appointmentsSlice';
import { CancelRule } from '../../scheduling/review/CancelRule';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { ReviewPage } from '../../scheduling/review/ReviewPage';
import { useAppointmentRows } from '../../scheduling/appointment/useAppointmentRows';
import { questionOf } from './questions';
import { positionOf, type GuestStep } from './guestSteps';
import type { GuestAnswers } from './guestAnswers';
import { heldBy } from './heldBy';
import { useAnswerRows } from './useAnswerRows';
import { useIdentify } from './useIdentify';

type Props = {
  kept: GuestHeld;
  slot: Slot;
  answers: GuestAnswers;
  addressOf: (step: GuestStep) => string;
  onSent: () => void;
  onOtherTime: () => void;
};

/** A new tab: no input is lost. */
const textLink = (path: string) => <Link to={path} target="_blank" rel="noreferrer" />;

function CheckSummary({ slot, answers, addressOf }: Pick<Props, 'slot' | 'answers' | 'addressOf'>) {
  const { t } = useTranslation();
  const rows = useAppointmentRows();
  const answerRows = useAnswerRows(addressOf);
  const raisonVisite = useAppSelector(selectRaisonVisite);
  return (
    <>
      <Card>
        <SummaryList
          rows={[
            rows.when(slot),
            rows.where(slot),
            rows.who(slot),
            rows.how(slot),
            ...rows.care(slot),
            rows.why(raisonVisite),
          ]}
        />
      </Card>
      <Card>
        <h2>{t('guest.check.person')}</h2>
        <SummaryList rows={answerRows(answers)} />
      </Card>
    </>
  );
}

/** Verifies the address; nothing is booked yet. */
export function CheckStep({ kept, slot, answers, addressOf, onSent, onOtherTime }: Props) {
  const { t } = useTranslation();
  const { identify, isBusy, problem } = useIdentify(kept.token, answers);
  const wrong = [...new Set(Object.keys(refusalIn(problem)?.fields ?? {}).map(questionOf))].filter(
    (question) => question !== undefined,
  );
  const send = async () => {
    if (await identify()) onSent();
  };
  return (
    <ReviewPage
      title={t('review.title')}
      progress={t('booking.step', positionOf('check'))}
      back={{ to: addressOf('language') }}
      held={heldBy(kept, slot)}
      keepsHold
      saysStart={false}
      problem={
        <ProblemAlert
          problem={problem}
          unknown={{
            what: t('guest.code.notKnown'),
            look: (
              <LookAgain
                isBusy={isBusy}
                onLook={() => {
                  void send();
                }}
              />
            ),
          }}
        >
          {wrong.map((question) => (
            <LinkLine key={question}>
              <Link to={addressOf(question)}>{t(`guest.${question}.title`)}</Link>
            </LinkLine>
          ))}
        </ProblemAlert>
      }
      summary={<CheckSummary {...{ slot, answers, addressOf }} />}
      onOtherTime={onOtherTime}
    >
      <CancelRule slot={slot} />
      <p>
        <Trans
          t={t}
          i18nKey="guest.check.terms"
          components={{ terms: textLink(paths.terms), privacy: textLink(paths.privacy) }}
        />
      </p>
      <div>
        <Button
          busy={isBusy && t('guest.check.busy')}
          onPress={() => {
            void send();
          }}
        >
          {t('guest.check.submit')}
        </Button>
      </div>
    </ReviewPage>
  );
}
