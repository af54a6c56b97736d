import { useTranslation } from 'react-i18next';

import type { ConsentKind, Consents } from '../../../contract/account.ts';
import { failureIn, refusalIn } from '../../api/capability';
import { useChangeConsentsMutation } from '../../api/consentsApi';
import { paths } from '../../lib/paths';
import { Outcome, Stack } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { AnalyticsConsent } from './AnalyticsConsent';
import { TextConsent } from './TextConsent';

/** `onStale`: a text changed after it was read. */
type Props = { consents: Consents; isMeasured: boolean; onStale: () => void };

export function ConsentList({ consents, isMeasured, onStale }: Props) {
  const { t } = useTranslation();
  const [change, asked] = useChangeConsentsMutation();
  const { isSuccess, isLoading, originalArgs } = asked;
  const { error, requestId } = useStanding(asked);
  const decide = async (kind: ConsentKind, granted: boolean) => {
    const { error: failure } = await change({ [kind]: { granted, version: consents[kind].currentVersion } });
    if (refusalIn(failure)?.status === 409) onStale();
  };
  const shared = (kind: ConsentKind) => ({
    consent: consents[kind],
    isBusy: isLoading && originalArgs?.[kind] !== undefined,
  });
  return (
    <Stack>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t('consents.notKnown')}
            isBusy={isLoading}
            onLook={() => {
              if (originalArgs) void change(originalArgs);
            }}
          />
        </Outcome>
      )}
      {isSuccess && (
        <Outcome key={requestId} tone="success">
          {t('consents.saved')}
        </Outcome>
      )}
      <TextConsent
        {...shared('terms')}
        title={t('legal.terms.title')}
        path={paths.terms}
        onAccept={() => {
          void decide('terms', true);
        }}
      />
      <TextConsent
        {...shared('privacy')}
        title={t('legal.privacy.title')}
        path={paths.privacy}
        onAccept={() => {
          void decide('privacy', true);
        }}
      />
      <AnalyticsConsent
        {...shared('analytics')}
        isMeasured={isMeasured}
        onDecide={(granted) => {
          void decide('analytics', granted);
        }}
      />
    </Stack>
  );
}
