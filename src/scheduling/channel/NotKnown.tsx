import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { useAppSelector, type RootState } from '../../store/hooks';
import { LinkLine, PhoneLink } from '../../ui';

const selectNetworkPhone = ({ config }: Pick<RootState, 'config'>) => config.brand.phone;

type Props = {
  what: string;
  /** Default: the network's. */
  phone?: string | null | undefined;
  look?: ReactNode;
  isReplaced?: boolean;
};

/** A write that may be done: nothing is claimed or lost (decision 54). */
export function NotKnown({ what, phone: clinicPhone, look, isReplaced = false }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const networkPhone = useAppSelector(selectNetworkPhone);
  const phone = clinicPhone ?? networkPhone;
  return (
    <>
      <p>
        <strong>{what}</strong>
      </p>
      {isReplaced && <p>{t('errors.replacedAnswer')}</p>}
      <p>{t('unknown.next')}</p>
      {look}
      {phone && (
        <LinkLine>
          <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </>
  );
}
