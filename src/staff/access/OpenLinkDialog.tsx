import { useTranslation } from 'react-i18next';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import { AlertDialog, Button, Checkboxes, PortalForm, Stack, type FormFailure } from '../../ui';
import type { LinkDialogProps } from './linkDialogProps';
import { useBasis } from './useBasis';

type Values = { scopes: string[] };

const validate = ({ scopes }: Values) => (scopes.length === 0 ? { scopes: 'staff.link.noLevel' } : {});

/** A document that is accepted, or a consent that is heard, with the levels that it gives. */
export function OpenLinkDialog({ act, link, person, acts, onClosed }: LinkDialogProps & { act: 'accept' | 'consent' }) {
  const { t } = useTranslation();
  const { lawOf } = useBasis();
  const open = async ({ scopes: chosen }: Values): Promise<FormFailure | undefined> => {
    const scopes = dependentScopes.filter((scope) => chosen.includes(scope));
    const error = await acts.send(link, { act, scopes });
    if (!error) onClosed();
    return error;
  };
  return (
    <AlertDialog title={t(`staff.link.${act}.title`)} text={lawOf(link)} onDismiss={onClosed}>
      <Stack>
        <Button look="secondary" onPress={onClosed}>
          {t('staff.link.keep')}
        </Button>
        <PortalForm initialValues={{ scopes: [...link.scopes] }} validate={validate} onSubmit={open}>
          {({ isSending }) => (
            <>
              <Checkboxes
                name="scopes"
                label={t('staff.link.levels', { holder: link.holder, name: person })}
                options={dependentScopes.map((scope) => ({ value: scope, label: t(`dependents.scope.${scope}`) }))}
              />
              <Button type="submit" busy={isSending && t('staff.act.sending')}>
                {t(`staff.link.${act}.confirm`)}
              </Button>
            </>
          )}
        </PortalForm>
      </Stack>
    </AlertDialog>
  );
}
