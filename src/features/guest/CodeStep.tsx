import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import { Button, Card, Cluster, Outcome, Page, PortalForm, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../unproven/tellFailure';
import { positionOf } from './guestSteps';

type CodeValues = { code: string };

const initialCode: CodeValues = { code: '' };

const length = 6;

/** Accepts a pasted email. */
const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** A typo costs no attempt. */
const validateCode = ({ code }: CodeValues): Partial<Record<keyof CodeValues, MessageKey>> =>
  code.length === length ? {} : { code: 'guest.code.missing' };

type Props = {
  email: string;
  phone: string | null | undefined;
  contactAddress: string;
  slot: ReactNode;
  timer: ReactNode;
  onCode: (code: string) => Promise<FormFailure | undefined>;
  again: { send: () => void; isBusy: boolean; isDone: boolean; problem: ReactNode };
};

export function CodeStep({ email, phone, contactAddress, slot, timer, onCode, again }: Props) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('guest.code.title')}
      lead={t('booking.step', positionOf('code'))}
      back={{ to: contactAddress, label: t('guest.code.otherEmail') }}
    >
      {again.problem}
      {again.isDone && <Outcome tone="success">{t('guest.code.sentAgain')}</Outcome>}
      {slot}
      <p>
        {t('guest.code.sent')} <strong translate="no">{email}</strong>
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
                label={t('guest.code')}
                hint={t('guest.code.hint')}
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
        <Button look="secondary" busy={again.isBusy && t('guest.check.busy')} onPress={again.send}>
          {t('guest.code.again')}
        </Button>
      </Cluster>
      <p>
        {t('guest.code.nothing')} <Link to={contactAddress}>{t('guest.code.otherEmail')}</Link>
      </p>
    </Page>
  );
}
