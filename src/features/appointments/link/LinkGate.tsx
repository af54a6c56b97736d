import { useTranslation } from 'react-i18next';

import type { LinkedVisit } from '../../../../contract/visitLinks.ts';
import { refusalIn } from '../../../api/capability';
import { useOpenVisitLinkMutation } from '../../../api/visitLinkApi';
import { BirthDateGate, type FormFailure } from '../../../ui';

/** `today` is a calendar date. */
type Props = {
  mailedKey: string;
  today: string;
  onOpened: (visit: LinkedVisit, birthDate: string) => void;
  onExpired: () => void;
};

/** Asks for the birth date before anything of the visit is shown. Nothing is asked of the server until it is given. */
export function LinkGate({ mailedKey, today, onOpened, onExpired }: Props) {
  const { t } = useTranslation();
  const [open] = useOpenVisitLinkMutation();
  const look = async (birthDate: string): Promise<FormFailure | undefined> => {
    const { data, error } = await open({ key: mailedKey, birthDate, action: 'read' });
    if (data) onOpened(data, birthDate);
    else if (refusalIn(error)?.status === 410) onExpired();
    else return refusalIn(error) ?? {};
    return undefined;
  };
  return (
    <BirthDateGate
      title={t('visitLink.title')}
      lead={t('visitLink.lead')}
      open={t('visitLink.open')}
      busy={t('visitLink.busy')}
      tries={t('visitLink.tries')}
      today={today}
      onGiven={look}
    />
  );
}
