import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { languages } from '../../../contract/languages.ts';
import { cleanEmail, cleanNam, typedEmail } from '../../../contract/rules.ts';
import type { GuestHeld } from '../../api/guestApi';
import { useLanguage } from '../../i18n/useLanguage';
import { tagOf } from '../../lib/language';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { BirthDateInput, Button, Card, Page, PortalForm, NamInput, Radios, TextInput, useFieldValue } from '../../ui';
import { needsPhone, validateQuestion, type Measure } from './questions';
import { cards, type GuestAnswers } from './guestAnswers';
import { positionOf, type Question } from './guestSteps';
import { heldBy } from './heldBy';

function CardFields() {
  const { t } = useTranslation();
  const card = useFieldValue('card');
  const birthDate = useFieldValue('birthDate');
  return (
    <>
      <Radios
        name="card"
        label={t('guest.card.title')}
        labelHidden
        options={cards.map((value) => ({ value, label: t(`guest.card.${value}`) }))}
      />
      {card === 'yes' && (
        <NamInput
          name="nam"
          own={false}
          label={t('signup.nam')}
          hint={t('signup.nam.hint')}
          birthDate={birthDate}
          clean={cleanNam}
          advise={adviseOnNam}
        />
      )}
    </>
  );
}

/** No autofill: the guest may book for another person. */
function QuestionFields({ question, phoneNeeded }: { question: Question; phoneNeeded: boolean }) {
  const { t } = useTranslation();
  switch (question) {
    case 'name':
      return (
        <>
          <TextInput name="firstName" label={t('review.firstName')} autoComplete="off" capitalize="words" />
          <TextInput name="lastName" label={t('review.lastName')} autoComplete="off" capitalize="words" />
        </>
      );
    case 'birthDate':
      return <BirthDateInput name="birthDate" label={t('review.birthDate')} namField="nam" />;
    case 'card':
      return <CardFields />;
    case 'contact':
      return (
        <>
          <TextInput
            name="email"
            label={t('signup.email')}
            hint={t('guest.email.hint')}
            type="email"
            autoComplete="email"
            parse={typedEmail}
            tidy={cleanEmail}
          />
          <TextInput
            name="phone"
            label={t('profile.phone')}
            hint={t(phoneNeeded ? 'guest.phone.needed' : 'guest.phone.hint')}
            type="tel"
            autoComplete="tel"
            optional={!phoneNeeded}
          />
        </>
      );
    case 'language':
      return (
        // In its own name: the guest may not read this language.
        <Radios
          name="lang"
          label={t('guest.language.title')}
          labelHidden
          options={languages.map((lang) => ({ value: lang, label: t(`profile.lang.${lang}`), lang: tagOf(lang) }))}
        />
      );
  }
}

type Props = {
  question: Question;
  answers: GuestAnswers;
  measure: Measure;
  back: string;
  kept: GuestHeld;
  slot: Slot;
  onAnswer: (answers: GuestAnswers) => void;
  onOtherTime: () => void;
};

export function QuestionStep({ question, answers, measure, kept, slot, back, onAnswer, onOtherTime }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const initial = question === 'language' && answers.lang === '' ? { ...answers, lang } : answers;
  return (
    <Page title={t(`guest.${question}.title`)} lead={t('booking.step', positionOf(question))} back={{ to: back }}>
      <p>{t(`guest.${question}.hint`)}</p>
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
      <HoldTimer held={heldBy(kept, slot)} saysStart={question === 'name'} onLookAgain={onOtherTime} />
    </Page>
  );
}
