import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import { Button, Card, Cluster, Outcome, Page, PortalForm, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { positionOf } from './guestSteps';

type CodeValues = { code: string };

const initialCode: CodeValues = { code: '' };

const length = 6;

/** Accepts a pasted email. */
const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** A typo costs no attempt. */
const validateCode = ({ code }: CodeValues): Partial<Record<keyof CodeValues, MessageKey>> =>
  code.length === length ? {} : { code: 'express.code.missing' };

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
      title={t('express.code.title')}
      lead={t('booking.step', positionOf('code'))}
      back={{ to: contactAddress, label: t('express.code.otherEmail') }}
    >
      {again.problem}
      {again.isDone && <Outcome tone="success">{t('express.code.sentAgain')}</Outcome>}
      <p>
        <span>{t('express.code.sent')}</span> <strong translate="no">{email}</strong>
      </p>
      <Card>
        <PortalForm
          initialValues={initialCode}
          validate={validateCode}
          onSubmit={({ code }) => onCode(code)}
          tellFailure={tellFailure(t('review.unknown'), phone)}
        >
          {({ isSending }) => (
            <>
              <TextInput
                name="code"
                label={t('express.code')}
                hint={t('express.code.hint')}
                autoComplete="one-time-code"
                inputMode="numeric"
                parse={cleanCode}
              />
              <div>
                <Button type="submit" busy={isSending && t('review.confirm.busy')}>
                  {t('review.confirm')}
                </Button>
              </div>
            </>
          )}
        </PortalForm>
      </Card>
      {timer}
      <Cluster>
        <Button look="secondary" busy={again.isBusy && t('express.check.busy')} onPress={again.send}>
          {t('express.code.again')}
        </Button>
      </Cluster>
      <p>
        <span>{t('express.code.nothing')}</span> <Link to={contactAddress}>{t('express.code.otherEmail')}</Link>
      </p>
    </Page>
  );
}
