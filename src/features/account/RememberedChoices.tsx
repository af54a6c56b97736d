import { useTranslation } from 'react-i18next';

import { missedIn, refusalIn } from '../../api/capability';
import { useForgetChoicesMutation, useGetChoicesQuery } from '../../api/choicesApi';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { Bullets, Button, Card, Outcome, Stack, TaskMissed } from '../../ui';

type Props = { nameOf: (patientId: string) => string | undefined };

export function RememberedChoices({ nameOf }: Props) {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { clinicNameOf, professionalsOf, profNameOf } = useNetwork();
  const asked = useGetChoicesQuery();
  const [forget, forgetting] = useForgetChoicesMutation();
  const { error } = forgetting;
  const choices = asked.data ?? [];
  const missed = missedIn(asked);
  const erase = () => {
    void forget();
  };
  if (missed) return <TaskMissed icon="calendar" label={t('account.choices')} error={missed} onRetry={asked.refetch} />;
  const isErased = forgetting.isSuccess && choices.length === 0;
  if (choices.length === 0 && !isErased && !error) return null;
  return (
    <Stack as="section">
      <h2>{t('account.choices')}</h2>
      {error && (
        <Outcome key={forgetting.requestId} tone="error">
          <WriteProblem
            failure={refusalIn(error) ?? {}}
            what={t('account.choices.notKnown')}
            isBusy={forgetting.isLoading}
            onLook={erase}
          />
        </Outcome>
      )}
      {isErased && (
        <Outcome key={forgetting.requestId} tone="success">
          {t('account.choices.erased')}
        </Outcome>
      )}
      {choices.length > 0 && (
        <Card>
          <p>{t('account.choices.lead')}</p>
          <Bullets>
            {choices.map(({ patientId, clinicId, profId, mode, raisonVisite, near }) => {
              const names = professionalsOf([clinicId])
                .filter((id) => id === profId)
                .map(profNameOf);
              const kept = [...names, clinicNameOf(clinicId), near];
              return (
                <li key={patientId}>
                  <strong>{nameOf(patientId) ?? t('account.choices.own')}</strong>
                  {[...kept, codes.mode(mode), codes.reason(raisonVisite)].filter(Boolean).map((text) => (
                    <span key={text} {...(kept.includes(text) && { translate: 'no' })}>{` · ${text}`}</span>
                  ))}
                </li>
              );
            })}
          </Bullets>
          <div>
            <Button look="secondary" busy={forgetting.isLoading && t('account.choices.erasing')} onPress={erase}>
              {t('account.choices.erase')}
            </Button>
          </div>
        </Card>
      )}
    </Stack>
  );
}
