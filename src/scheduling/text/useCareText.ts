import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import type { AgeRange } from '../../../contract/care.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { capitalised } from '../../lib/capitalised';
import { beside, listed } from '../../lib/lists';
import { useNetwork } from './useNetwork';

type Offered = Pick<Slot, 'clinicId' | 'care'>;

export const useCareText = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { clinicOf } = useNetwork();

  const agesText = ({ from, to }: AgeRange): string =>
    to === null ? t('care.ages.from', { count: from ?? 0 }) : t('care.ages.between', { from: from ?? 0, count: to });

  const money = (cents: number): string =>
    new Intl.NumberFormat(`${lang}-CA`, {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
    }).format(cents / 100);

  const feeText = (care: Offered['care']): string => {
    const cents = care?.fee?.cents ?? null;
    return cents === null ? t('care.coverage.fees') : t('care.fee', { amount: money(cents) });
  };

  return {
    whomOf: ({ care }: Offered): string =>
      beside([care?.ages && agesText(care.ages), care?.visit && t(`care.visit.${care.visit}`)]),
    costOf: ({ clinicId, care }: Offered): string => {
      if (care?.coverage === 'covered') return t('care.coverage.covered');
      if (care?.coverage === 'fees') return feeText(care);
      return clinicOf(clinicId)?.kind === 'private' ? t('care.coverage.unknown') : '';
    },
    cardsOf: ({ care }: Offered): string => {
      const cards = listed((care?.cards ?? []).map((card) => t(`care.card.${card}`)));
      return capitalised(cards);
    },
    hiddenText: ({ from, to }: AgeRange): string =>
      to === null
        ? t('care.hidden.from', { count: from ?? 0 })
        : t('care.hidden.between', { from: from ?? 0, count: to }),
  };
};
