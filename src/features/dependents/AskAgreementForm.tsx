import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Dependent } from '../../../contract/dependents.ts';
import { checkEmail, checkRequired, cleanEmail, typedEmail } from '../../../contract/rules.ts';
import { useTold } from '../../i18n/useTold';
import { useRequestAgreementMutation } from '../../api/dependentAccessApi';
import { refusalIn } from '../../api/capability';
import type { FlashState } from '../../lib/flash';
import { onlyProblems } from '../../lib/onlyProblems';
import { paths } from '../../lib/paths';
import { Button, ButtonLink, Cluster, PortalForm, TextInput, type FormFailure } from '../../ui';
import { tellFailure } from '../../scheduling/channel/tellFailure';
import { nameOf } from './personText';

const asked = { flash: { tone: 'success', message: 'dependents.ask.done' } } satisfies FlashState;

/** Also renews sharing from age 14. */
export function AskAgreementForm({ person }: { person: Dependent }) {
  const { t } = useTranslation();
  const told = useTold();
  const navigate = useNavigate();
  const [request] = useRequestAgreementMutation();
  const send = async ({ email }: { email: string }): Promise<FormFailure | undefined> => {
    const { error } = await request({ patientId: person.patientId, contact: { email } });
    if (error) return refusalIn(error) ?? {};
    await navigate(paths.dependents, { state: asked });
    return undefined;
  };
  return (
    <PortalForm
      draft={`ask ${person.patientId}`}
      initialValues={{ email: '' }}
      onSubmit={send}
      tellFailure={tellFailure(t('dependents.ask.unknown'))}
      validate={({ email }) => onlyProblems({ email: checkRequired(email) ?? checkEmail(email) })}
    >
      {({ isSending }) => (
        <>
          <TextInput
            name="email"
            label={t('dependents.add.email')}
            hint={t('dependents.add.email.hint')}
            type="email"
            autoComplete="off"
            parse={typedEmail}
            tidy={cleanEmail}
          />
          <Cluster>
            <Button type="submit" busy={isSending && t('dependents.busy')}>
              {told('dependents.ask.send', { name: nameOf(person) })}
            </Button>
            <ButtonLink to={paths.dependents} look="secondary">
              {t('dependents.ask.keep')}
            </ButtonLink>
          </Cluster>
        </>
      )}
    </PortalForm>
  );
}
