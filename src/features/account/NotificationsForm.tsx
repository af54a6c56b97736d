import { useTranslation } from 'react-i18next';

import type { Notifications } from '../../../contract/session.ts';
import { refusalIn } from '../../api/capability';
import { useChangeUserMutation } from '../../api/profileApi';
import { Button, Checkboxes, PortalForm, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { choicesIn, initialNotifications, notificationsOf, type NotificationValues } from './notificationsValues';

export function NotificationsForm({ known, onSaved }: { known: Notifications; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [changeUser] = useChangeUserMutation();
  const save = async (values: NotificationValues): Promise<FormFailure | undefined> => {
    const { error } = await changeUser({ notifications: notificationsOf(values, known) });
    if (error) return refusalIn(error) ?? {};
    await onSaved();
    return undefined;
  };
  const options = choicesIn(known).map((kind) => ({ value: kind, label: t(`notifications.${kind}`) }));
  return (
    <PortalForm
      draft="notifications"
      initialValues={initialNotifications(known)}
      validate={() => ({})}
      onSubmit={save}
      tellFailure={tellFailure(t('unknown.saved'))}
    >
      {({ isSending }) => (
        <>
          <Checkboxes name="notifications" label={t('notifications.label')} options={options} />
          <div>
            <Button type="submit" busy={isSending && t('account.saving')}>
              {t('account.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
