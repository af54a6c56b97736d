import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../api/capability';
import { useChangeUserMutation, useGetUserQuery } from '../../api/sessionApi';
import { PhoneToCall } from '../../scheduling/review/PhoneToCall';
import { Button, Card, PortalForm, type FormFailure } from '../../ui';
import { initialPhone, phoneChangeOf, validatePhone, type PhoneValues } from './reviewValues';

/** A move to an appointment by telephone needs a number, which the first booking may not have asked for. */
export function NumberFirst() {
  const { t } = useTranslation();
  const { data: profile } = useGetUserQuery();
  const [changeUser] = useChangeUserMutation();
  if (!profile || profile.phone) return null;
  const save = async (values: PhoneValues): Promise<FormFailure | undefined> => {
    const { error } = await changeUser(phoneChangeOf(values, profile) ?? {});
    return error && (refusalIn(error) ?? {});
  };
  return (
    <Card>
      <PortalForm
        initialValues={initialPhone(profile)}
        validate={(values) => validatePhone(values, true)}
        onSubmit={save}
      >
        {({ isSending }) => (
          <>
            <PhoneToCall isOwn />
            <div>
              <Button type="submit" look="secondary" busy={isSending && t('review.confirm.busy')}>
                {t('move.phone.save')}
              </Button>
            </div>
          </>
        )}
      </PortalForm>
    </Card>
  );
}
