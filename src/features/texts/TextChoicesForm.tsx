import { useTranslation } from 'react-i18next';

import { newsKinds } from '../../../contract/catalogues.ts';
import type { Texts } from '../../../contract/texts.ts';
import { refusalIn } from '../../api/capability';
import { useChooseTextsMutation } from '../../api/textsApi';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { Button, Checkboxes, PortalForm, type FormFailure } from '../../ui';

const details = 'details';

type ChoiceValues = { texts: string[] };

export function TextChoicesForm({ known, onSaved }: { known: Texts; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [choose] = useChooseTextsMutation();
  const save = async ({ texts }: ChoiceValues): Promise<FormFailure | undefined> => {
    const kinds = newsKinds.filter((kind) => texts.includes(kind));
    const { error } = await choose({ kinds, showsDetails: texts.includes(details) });
    if (error) return refusalIn(error) ?? {};
    await onSaved();
    return undefined;
  };
  const options = [
    ...newsKinds.map((kind) => ({ value: kind, label: t(`notices.kind.${kind}`) })),
    { value: details, label: t('texts.details') },
  ];
  return (
    <PortalForm
      draft="texts"
      initialValues={{ texts: [...known.kinds, ...(known.showsDetails ? [details] : [])] }}
      validate={() => ({})}
      onSubmit={save}
      tellFailure={tellFailure(t('unknown.saved'))}
    >
      {({ isSending }) => (
        <>
          <Checkboxes name="texts" label={t('texts.kinds')} options={options} />
          <p>{t('texts.kinds.hint')}</p>
          <div>
            <Button type="submit" busy={isSending && t('account.saving')}>
              {t('texts.save')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
