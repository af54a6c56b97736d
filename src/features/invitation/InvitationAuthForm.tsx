import { useTranslation } from 'react-i18next';

import { adviseOnNam } from '../../../contract/healthNumber.ts';
import { cleanNam } from '../../../contract/rules.ts';
import { refusalIn } from '../../api/capability';
import { useOpenInvitationAreaMutation } from '../../api/invitationApi';
import { invitationAreaOpened } from '../../api/signals';
import { groupDate } from '../../lib/typedDate';
import { useAppDispatch } from '../../store/hooks';
import { Button, NamInput, PortalForm, TextInput, type FormFailure } from '../../ui';
import {
  groupCode,
  initialInvitationAuth,
  validateInvitationAuth,
  type InvitationAuthValues,
} from './invitationAuthValues';

/** Who one is, and the code that the clinic mailed. `today` is a calendar date; `onOpened` leads to the invitations. */
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
          <TextInput
            name="birthDate"
            label={t('review.birthDate')}
            hint={t('review.birthDate.hint')}
            autoComplete="bday"
            inputMode="numeric"
            parse={groupDate}
          />
          <TextInput
            name="code"
            label={t('hub.code')}
            hint={t('hub.code.hint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            parse={groupCode}
          />
          <div>
            <Button type="submit" busy={isSending && t('hub.open.busy')}>
              {t('hub.open')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
