import { useTranslation } from 'react-i18next';

import { newsKinds } from '../../../contract/catalogues.ts';
import type { NewsKind } from '../../../contract/news.ts';
import type { Notifications } from '../../../contract/session.ts';
import { failureIn } from '../../api/capability';
import { useChangeUserMutation } from '../../api/profileApi';
import { tellFailure } from '../../unproven/tellFailure';
import { Button, Checkboxes, PortalForm, Unsaved, type FormFailure } from '../../ui';

const details = 'details';

type KindValues = { chosen: string[] };

const kindsIn = (chosen: readonly string[]): NewsKind[] => newsKinds.filter((kind) => chosen.includes(kind));

type Props = { channel: 'texts' | 'pushes'; known: Notifications; onSaved: () => Promise<void> };

export function KindsForm({ channel, known, onSaved }: Props) {
  const { t } = useTranslation();
  const isText = channel === 'texts';
  const [changeUser] = useChangeUserMutation();
  const save = async ({ chosen }: KindValues): Promise<FormFailure | undefined> => {
    const asked = { [channel]: kindsIn(chosen), ...(isText && { textDetails: chosen.includes(details) }) };
    const { error } = await changeUser({ notifications: asked });
    if (error) return failureIn(error);
    await onSaved();
    return undefined;
  };
  const saved = { chosen: [...(known[channel] ?? []), ...(isText && known.textDetails ? [details] : [])] };
  const options = [
    ...newsKinds.map((kind) => ({ value: kind, label: t(`notifications.kind.${kind}`) })),
    ...(isText ? [{ value: details, label: t('texts.details') }] : []),
  ];
  return (
    <PortalForm
      draft={channel}
      staysWhenLeft
      initialValues={saved}
      validate={() => ({})}
      onSubmit={save}
      tellFailure={tellFailure(t('notifications.notKnown'))}
    >
      {({ isSending }) => (
        <>
          <Checkboxes name="chosen" label={isText ? t('texts.kinds') : t('pushes.kinds')} options={options} />
          <Unsaved saved={saved}>{t('notifications.unsaved')}</Unsaved>
          <div>
            <Button type="submit" busy={isSending && t('account.saving')}>
              {isText ? t('texts.save') : t('pushes.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
