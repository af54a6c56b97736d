import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../../api/capability';
import { useChangeUserMutation, useGetUserQuery } from '../../../api/profileApi';
import { paths } from '../../../lib/paths';
import { WriteProblem } from '../../../scheduling/channel/WriteProblem';
import { Button, ButtonLink, Card, Cluster, Outcome } from '../../../ui';
import { canUsePasskeys } from '../passkeys/canUsePasskeys';

/** Decision 101. */
export function FactorOffer() {
  const { t } = useTranslation();
  const id = useId();
  const { data: profile } = useGetUserQuery();
  const [changeUser, { error, isLoading, isSuccess, requestId }] = useChangeUserMutation();
  const decline = () => {
    void changeUser({ secondFactorOffered: false });
  };
  if (isSuccess)
    return (
      <Outcome key={requestId} tone="success">
        {t('factor.offer.declined')}
      </Outcome>
    );
  if (!profile?.secondFactorOffered) return null;
  const later = t('factor.offer.later');
  return (
    <Card aria-labelledby={id}>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={refusalIn(error) ?? {}}
            what={t('unknown.saved')}
            isBusy={isLoading}
            onLook={decline}
          />
        </Outcome>
      )}
      <h2 id={id}>{t('factor.title')}</h2>
      <p>{t(canUsePasskeys() ? 'factor.offer.any' : 'factor.offer.code')}</p>
      <Cluster>
        <ButtonLink to={paths.accountSecondFactor} look="secondary">
          {t('factor.offer.open')}
        </ButtonLink>
        <Button
          look="quiet"
          label={t('common.labelled', { label: later, text: t('factor.title') })}
          busy={isLoading && t('factor.checking')}
          onPress={decline}
        >
          {later}
        </Button>
      </Cluster>
    </Card>
  );
}
