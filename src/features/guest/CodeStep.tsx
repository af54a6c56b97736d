import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import { Button, Card, Cluster, Outcome, Page, PortalForm, TextInput, type FormFailure } from '../../ui';
import { positionOf } from './guestSteps';

/** The mailed code, by the contract's name. */
type CodeValues = { code: string };

const initialCode: CodeValues = { code: '' };

const length = 6;

/** What the field keeps of what is typed or pasted, words of the mail included: six digits. */
const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** A code that cannot be one costs no try. */
const validateCode = ({ code }: CodeValues): Partial<Record<keyof CodeValues, MessageKey>> =>
  code.length === length ? {} : { code: 'express.code.missing' };

type Props = {
  email: string;
  /** Where the address is changed. */
  contactAddress: string;
  timer: ReactNode;
  /** Answers the failure to show, or nothing. */
  onCode: (code: string) => Promise<FormFailure | undefined>;
  /** Another code: to be sent, on its way, sent, or refused. */
  again: { send: () => void; isBusy: boolean; isDone: boolean; problem: ReactNode };
};

/** The six digits that were mailed: typed, pasted, or offered by the device. The last step before the visit is booked. */
export function CodeStep({ email, contactAddress, timer, onCode, again }: Props) {
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
        {t('express.code.sent')} <strong translate="no">{email}</strong>
      </p>
      <Card>
        <PortalForm initialValues={initialCode} validate={validateCode} onSubmit={({ code }) => onCode(code)}>
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
        {t('express.code.nothing')} <Link to={contactAddress}>{t('express.code.otherEmail')}</Link>
      </p>
    </Page>
  );
}
