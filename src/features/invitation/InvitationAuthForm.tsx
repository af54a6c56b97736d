import { useTranslation } from 'react-i18next';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanNam, checkBirthDate, checkNam } from '../../../contract/rules.ts';
import { refusalIn } from '../../api/capability';
import { useOpenInvitationAreaMutation } from '../../api/invitationApi';
import { invitationAreaOpened } from '../../api/signals';
import type { MessageKey } from '../../i18n/keys';
import { useAppDispatch } from '../../store/hooks';
import { BirthDateInput, Button, NamInput, PortalForm, TextInput, type FormFailure } from '../../ui';

/** The contract's names (product §4 Hub). */
type InvitationAuthValues = { nam: string; birthDate: string; code: string };

const initialInvitationAuth: InvitationAuthValues = { nam: '', birthDate: '', code: '' };

const codeLength = 8;
const codeHalf = codeLength / 2;

/** Groups the code as in the email: `4821 7735`. */
const groupCode = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, codeLength);
  return [digits.slice(0, codeHalf), digits.slice(codeHalf)].filter(Boolean).join(' ');
};

/** A typo costs no attempt. `today` is a calendar date. */
const validateInvitationAuth = (
  { nam, birthDate, code }: InvitationAuthValues,
  today: string,
): Partial<Record<keyof InvitationAuthValues, MessageKey>> => {
  const found: Record<keyof InvitationAuthValues, MessageKey | undefined> = {
    nam: checkNam(nam),
    birthDate: checkBirthDate(birthDate, today),
    code: code.length === codeLength + 1 ? undefined : 'invitation.code.missing',
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
};

export function InvitationAuthForm({ today, onOpened }: { today: string; onOpened: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [open] = useOpenInvitationAreaMutation();

  const send = async (values: InvitationAuthValues): Promise<FormFailure | undefined> => {
    const { data, error } = await open(values);
    if (!data) return refusalIn(error) ?? {};
    dispatch(invitationAreaOpened({ authToken: data.authToken }));
    onOpened();
    return undefined;
  };

  return (
    <PortalForm
      initialValues={initialInvitationAuth}
      validate={(values) => validateInvitationAuth(values, today)}
      onSubmit={send}
    >
      {({ isSending }) => (
        <>
          <NamInput
            name="nam"
            label={t('signup.nam')}
            hint={t('signup.nam.hint')}
            clean={cleanNam}
            advise={adviseOnNam}
          />
          <BirthDateInput name="birthDate" label={t('review.birthDate')} own namField="nam" />
          <TextInput
            name="code"
            label={t('invitation.code')}
            hint={t('invitation.code.hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            parse={groupCode}
          />
          <div>
            <Button type="submit" busy={isSending && t('invitation.open.busy')}>
              {t('invitation.open')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
