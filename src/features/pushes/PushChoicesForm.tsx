import { useTranslation } from 'react-i18next';

import { newsKinds } from '../../../contract/catalogues.ts';
import type { Pushes } from '../../../contract/pushes.ts';
import { refusalIn } from '../../api/capability';
import { useChoosePushesMutation } from '../../api/pushesApi';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { Button, Checkboxes, PortalForm, type FormFailure } from '../../ui';

type ChoiceValues = { pushes: string[] };

export function PushChoicesForm({ known, onSaved }: { known: Pushes; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [choose] = useChoosePushesMutation();
  const save = async ({ pushes }: ChoiceValues): Promise<FormFailure | undefined> => {
    const { error } = await choose({ kinds: newsKinds.filter((kind) => pushes.includes(kind)) });
    if (error) return refusalIn(error) ?? {};
    await onSaved();
    return undefined;
  };
  return (
    <PortalForm
      draft="pushes"
      initialValues={{ pushes: [...known.kinds] }}
      validate={() => ({})}
      onSubmit={save}
      tellFailure={tellFailure(t('unknown.saved'))}
    >
      {({ isSending }) => (
        <>
          <Checkboxes
            name="pushes"
            label={t('pushes.kinds')}
            options={newsKinds.map((kind) => ({ value: kind, label: t(`notices.kind.${kind}`) }))}
          />
          <p>{t('pushes.kinds.hint')}</p>
          <div>
            <Button type="submit" busy={isSending && t('account.saving')}>
              {t('pushes.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
