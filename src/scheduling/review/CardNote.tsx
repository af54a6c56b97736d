import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { Note, PhoneLink } from '../../ui';
import { lacksCard } from '../text/cards';
import { useCareText } from '../text/useCareText';
import { useNetwork } from '../text/useNetwork';

type Props = {
  slot: Pick<Slot, 'clinicId' | 'care'>;
  /** Undefined when unknown. */
  healthNumber: string | null | undefined;
  /** Undefined for the user. */
  personName?: string | undefined;
};

export function CardNote({ slot, healthNumber, personName }: Props) {
  const { t } = useTranslation();
  const { acceptedOf } = useCareText();
  const phone = useNetwork().clinicOf(slot.clinicId)?.phone;
  if (!lacksCard(slot.care?.cards ?? [], healthNumber)) return null;
  const cards = acceptedOf(slot);
  const hasOther = Boolean(healthNumber);
  const text =
    personName === undefined
      ? t(hasOther ? 'review.card.other' : 'review.card.none', { cards })
      : t(hasOther ? 'review.card.other.for' : 'review.card.none.for', { cards, name: personName });
  return (
    <Note>
      {text} {phone && <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>}
    </Note>
  );
}
