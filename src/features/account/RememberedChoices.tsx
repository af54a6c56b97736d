import { useTranslation } from 'react-i18next';

import { failureIn } from '../../api/capability';
import { useForgetChoicesMutation, useGetChoicesQuery } from '../../api/choicesApi';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { Bullets, Button, Card, Outcome } from '../../ui';

export function RememberedChoices({ nameOf }: { nameOf: (patientId: string) => string | undefined }) {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { clinicNameOf, profNameOf } = useNetwork();
  const { data: choices = [] } = useGetChoicesQuery();
  const [forget, forgetting] = useForgetChoicesMutation();
  const { error, requestId } = useStanding(forgetting);
  if (choices.length === 0 && !forgetting.isSuccess) return null;
  const erase = () => {
    void forget();
  };
  return (
    <Card>
      <h2>{t('account.choices')}</h2>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t('account.choices.notKnown')}
            isBusy={forgetting.isLoading}
            onLook={erase}
          />
        </Outcome>
      )}
      {forgetting.isSuccess && choices.length === 0 ? (
        <Outcome key={forgetting.requestId} tone="success">
          {t('account.choices.erased')}
        </Outcome>
      ) : (
        <>
          <p>{t('account.choices.lead')}</p>
          <Bullets>
            {choices.map(({ patientId, clinicId, profId, mode, near, raisonVisite }) => (
              <li key={patientId}>
                {[
                  nameOf(patientId),
                  profId !== null && profNameOf(profId),
                  clinicNameOf(clinicId),
                  codes.mode(mode),
                  codes.reason(raisonVisite),
                  near,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </Bullets>
          <div>
            <Button look="secondary" busy={forgetting.isLoading && t('account.choices.erasing')} onPress={erase}>
              {t('account.choices.erase')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
