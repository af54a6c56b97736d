import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { refusalIn } from '../../api/capability';
import { showPhone } from '../../lib/phone';
import { Button, Outcome, PortalForm, TextInput, Unfold, type FormFailure } from '../../ui';
import { tellFailure } from '../channel/tellFailure';
import { useBookingChannel } from '../channel/channel';
import { validatePhone } from '../review/calledNumber';

type Change = (phone: string) => Promise<FormFailure | undefined>;

function NumberForm({ change, clinicPhone }: { change: Change; clinicPhone: string | null }) {
  const { t } = useTranslation();
  return (
    <PortalForm
      initialValues={{ phone: '' }}
      validate={validatePhone}
      onSubmit={({ phone }) => change(showPhone(phone))}
      tellFailure={tellFailure(t('appointment.number.notKnown'), clinicPhone)}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="phone"
            label={t('review.phone')}
            hint={t('appointment.number.hint')}
            type="tel"
            autoComplete="tel"
          />
          <div>
            <Button type="submit" look="secondary" busy={isSending && t('appointment.number.busy')}>
              {t('appointment.number.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

export function NumberToCall({ clinicPhone }: { clinicPhone: string | null }) {
  const { t } = useTranslation();
  const told = useTold();
  const { changeNumber } = useBookingChannel();
  const [saved, setSaved] = useState<{ phone: string; at: number }>();
  if (changeNumber === undefined) return null;
  const change: Change = async (phone) => {
    const { error } = await changeNumber(phone);
    if (error) return refusalIn(error) ?? {};
    setSaved({ phone, at: Date.now() });
    return undefined;
  };
  return (
    <>
      {saved && (
        <Outcome key={`said ${saved.at}`} tone="success">
          {told('appointment.number.done', { phone: saved.phone })}
        </Outcome>
      )}
      <Unfold key={`asked ${saved?.at ?? 0}`} label={t('appointment.number.change')}>
        <NumberForm change={change} clinicPhone={clinicPhone} />
      </Unfold>
    </>
  );
}
