import { useTranslation } from 'react-i18next';

import type { ConsentKind, Consents } from '../../../contract/account.ts';
import { refusalIn } from '../../api/capability';
import { useChangeConsentsMutation } from '../../api/consentsApi';
import { paths } from '../../lib/paths';
import { Outcome, Stack } from '../../ui';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { AnalyticsConsent } from './AnalyticsConsent';
import { TextConsent } from './TextConsent';

/** `onStale`: a text changed after it was read. */
type Props = { consents: Consents; isMeasured: boolean; onStale: () => void };

/** Each consent is decided separately, for the version shown. */
export function ConsentList({ consents, isMeasured, onStale }: Props) {
  const { t } = useTranslation();
  const [change, { error, isSuccess, isLoading, originalArgs, requestId }] = useChangeConsentsMutation();
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
            failure={refusalIn(error) ?? {}}
            what={t('unknown.saved')}
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
