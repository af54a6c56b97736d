import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Agreement, AgreementBody } from '../../../../contract/delegates.ts';
import { useOpenAgreementMutation } from '../../../api/agreementApi';
import { refusalIn } from '../../../api/capability';
import { toAgreement } from '../../../lib/paths';
import { BirthDateGate, Page, type FormFailure } from '../../../ui';
import { AgreementSheet } from './AgreementSheet';

type Props = { mailedKey: string; today: string; otherwise: ReactNode };

type Opened = { agreement: Agreement; birthDate: string };

/** Opening the link changes nothing. The request stays in component state: a reload needs the link again. */
export function AgreementByLink({ mailedKey, today, otherwise }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = useOpenAgreementMutation();
  const [opened, setOpened] = useState<Opened>();
  const [isExpired, setIsExpired] = useState(false);

  const ask = async (birthDate: string, action: AgreementBody['action']): Promise<FormFailure | undefined> => {
    const { data, error: failure } = await send({ key: mailedKey, birthDate, action });
    const refusal = refusalIn(failure);
    if (data) setOpened({ agreement: data, birthDate });
    else if (refusal?.status === 410) setIsExpired(true);
    else return refusal ?? {};
    void navigate(toAgreement(data === undefined ? 'expired' : data.state === 'pending' ? 'request' : 'done'), {
      replace: data === undefined || opened !== undefined,
    });
    return undefined;
  };
  if (isExpired)
    return (
      <Page key="expired" title={t('appointmentLink.expired.title')} lead={t('agreement.expired.text')}>
        {otherwise}
      </Page>
    );
  if (opened === undefined) {
    return (
      <BirthDateGate
        title={t('agreement.title')}
        lead={t('agreement.lead')}
        open={t('agreement.open')}
        busy={t('appointmentLink.busy')}
        tries={t('appointmentLink.tries')}
        today={today}
        onGiven={(birthDate) => ask(birthDate, 'read')}
      />
    );
  }
  const { agreement, birthDate } = opened;
  return (
    <AgreementSheet
      key={agreement.state}
      agreement={agreement}
      isSending={isLoading}
      problem={refusalIn(error)}
      otherwise={otherwise}
      onDecide={(action) => {
        void ask(birthDate, action);
      }}
    />
  );
}
