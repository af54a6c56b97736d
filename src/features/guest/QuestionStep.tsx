import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import type { GuestHeld } from '../../api/guestApi';
import { useLanguage } from '../../i18n/useLanguage';
import { Button, Card, Page, PortalForm } from '../../ui';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { needsPhone, validateQuestion, type Measure } from './answers';
import { positionOf, type Question } from './guestSteps';
import type { GuestAnswers } from './guestAnswers';
import { heldBy } from './heldBy';
import { QuestionFields } from './QuestionFields';

type Props = {
  question: Question;
  answers: GuestAnswers;
  measure: Measure;
  back: string;
  kept: GuestHeld;
  slot: Slot;
  onAnswer: (answers: GuestAnswers) => void;
};

export function QuestionStep({ question, answers, measure, kept, slot, back, onAnswer }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const initial = question === 'language' && answers.lang === '' ? { ...answers, lang } : answers;
  return (
    <Page title={t(`express.${question}.title`)} lead={t('booking.step', positionOf(question))} back={{ to: back }}>
      <p>{t(`express.${question}.hint`)}</p>
      <Card>
        <PortalForm
          initialValues={initial}
          validate={(values) => validateQuestion(question, values, measure)}
          onSubmit={async (values) => {
            onAnswer(values);
            return undefined;
          }}
        >
          {() => (
            <>
              <QuestionFields question={question} phoneNeeded={needsPhone(measure)} />
              <div>
                <Button type="submit">{t('booking.who.next')}</Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
      <HoldTimer held={heldBy(kept, slot)} />
    </Page>
  );
}
