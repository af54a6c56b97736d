import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../i18n/useLanguage';
import { Button, Card, Page, PortalForm } from '../../../ui';
import { needsPhone, validateQuestion, type ExpressAnswers, type Measure } from './answers';
import { positionOf, type Question } from './expressSteps';
import { QuestionFields } from './QuestionFields';

type Props = {
  question: Question;
  answers: ExpressAnswers;
  measure: Measure;
  back: string;
  /** How long the place is still kept. */
  timer: ReactNode;
  onAnswer: (answers: ExpressAnswers) => void;
};

/** One question about the person; what was answered before stays answered. */
export function QuestionStep({ question, answers, measure, back, timer, onAnswer }: Props) {
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
      {timer}
    </Page>
  );
}
