import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Button, Card, Cluster, Outcome, Page, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { CodeForm } from '../../scheduling/text/CodeForm';
import { positionOf } from './guestSteps';

type Props = {
  email: string;
  phone: string | null | undefined;
  contactAddress: string;
  timer: ReactNode;
  onCode: (code: string) => Promise<FormFailure | undefined>;
  again: { send: () => void; isBusy: boolean; isDone: boolean; problem: ReactNode };
};

export function CodeStep({ email, phone, contactAddress, timer, onCode, again }: Props) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('guest.code.title')}
      lead={t('booking.step', positionOf('code'))}
      back={{ to: contactAddress, label: t('guest.code.otherEmail') }}
    >
      {again.problem}
      {again.isDone && <Outcome tone="success">{t('guest.code.sentAgain')}</Outcome>}
      <p>
        <span>{t('guest.code.sent')}</span> <strong translate="no">{email}</strong>
      </p>
      <Card>
        <CodeForm
          words={{
            label: t('guest.code'),
            hint: t('guest.code.hint'),
            send: t('review.confirm'),
            sending: t('review.confirm.busy'),
          }}
          missing="guest.code.missing"
          onCode={onCode}
          tellFailure={tellFailure(t('review.unknown'), phone)}
        />
      </Card>
      {timer}
      <Cluster>
        <Button look="secondary" busy={again.isBusy && t('guest.check.busy')} onPress={again.send}>
          {t('guest.code.again')}
        </Button>
      </Cluster>
      <p>
        <span>{t('guest.code.nothing')}</span> <Link to={contactAddress}>{t('guest.code.otherEmail')}</Link>
      </p>
    </Page>
  );
}
