import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useLanguage } from '../../i18n/useLanguage';
import { showPhone } from '../../lib/phone';
import type { SummaryRow } from '../../ui';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import type { GuestAnswers } from './guestAnswers';
import type { Question } from './guestSteps';

/** Groups `TREM50572412` as on the card. */
const showNam = (nam: string): string => nam.replace(/^([A-Z]{4})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3');

export const useAnswerRows = (addressOf: (question: Question) => string) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { dateText } = useClinicTime();
  const row = (question: Question, term: string, value: ReactNode): SummaryRow => ({
    key: question,
    term,
    value: (
      <>
        <span>{value}</span>
        <br />
        <Link to={addressOf(question)} aria-label={t('common.labelled', { label: t('common.change'), text: term })}>
          {t('common.change')}
        </Link>
      </>
    ),
  });
  return ({ firstName, lastName, birthDate, card, nam, email, phone, lang: mails }: GuestAnswers): SummaryRow[] => [
    row('name', t('guest.person'), <span translate="no">{`${firstName} ${lastName}`}</span>),
    row('birthDate', t('review.birthDate'), dateText(birthDate, { weekday: false })),
    row(
      'card',
      t('guest.card'),
      card === 'yes' ? (
        <span translate="no">{showNam(nam)}</span>
      ) : (
        t(card === 'newborn' ? 'guest.card.newborn' : 'guest.card.none')
      ),
    ),
    row(
      'contact',
      t('guest.contact'),
      <>
        <span translate="no">{email}</span>
        {phone !== '' && (
          <>
            <br />
            <span translate="no">{showPhone(phone)}</span>
          </>
        )}
      </>,
    ),
    row('language', t('guest.language'), t((mails || lang) === 'fr' ? 'profile.lang.fr' : 'profile.lang.en')),
  ];
};
