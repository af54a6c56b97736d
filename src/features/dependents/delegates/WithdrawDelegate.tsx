import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Delegate } from '../../../../contract/delegates.ts';
import { useTold } from '../../../i18n/useTold';
import type { ApiError } from '../../../api/apiError';
import { refusalIn } from '../../../api/capability';
import { useWithdrawAccessMutation } from '../../../api/delegatesApi';
import type { FlashState } from '../../../lib/flash';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink, Cluster, Outcome, Page } from '../../../ui';
import { WriteProblem } from '../../../scheduling/channel/WriteProblem';
import { useDelegateText } from './useDelegateText';

const ended = (message: string) => ({ flash: { tone: 'success', message } }) satisfies FlashState;

export function WithdrawDelegate({ delegate }: { delegate: Delegate }) {
  const { t } = useTranslation();
  const told = useTold();
  const navigate = useNavigate();
  const [withdraw, { isLoading }] = useWithdrawAccessMutation();
  const [refused, setRefused] = useState<{ failure: ApiError; times: number }>();
  const name = useDelegateText().name(delegate);
  const act = delegate.state === 'pending' ? 'refuse' : 'withdraw';

  const confirm = async () => {
    const { error } = await withdraw({ linkId: delegate.linkId });
    const refusal = refusalIn(error);
    if (error && refusal?.status !== 404) {
      setRefused((before) => ({
        failure: refusal ?? { status: 'network', message: 'errors.unexpected' },
        times: (before?.times ?? 0) + 1,
      }));
    } else await navigate(paths.dependents, { state: ended(error ? 'dependents.gone' : `delegates.${act}.done`) });
  };
  return (
    <Page title={t(`delegates.${act}.title`, { name })} back={{ to: paths.dependents, label: t('dependents.title') }}>
      {refused && (
        <Outcome key={refused.times} tone="error">
          <WriteProblem
            failure={refused.failure}
            what={t('delegates.unknown')}
            isBusy={isLoading}
            onLook={() => {
              void confirm();
            }}
          />
        </Outcome>
      )}
      <p>{told(`delegates.${act}.consequence`, { name })}</p>
      <p>{told(`delegates.${act}.after`, { name })}</p>
      <Cluster>
        <Button
          look="warning"
          busy={isLoading && t('dependents.busy')}
          onPress={() => {
            void confirm();
          }}
        >
          {told(`delegates.${act}.confirm`, { name })}
        </Button>
        <ButtonLink to={paths.dependents} look="secondary">
          {t(`delegates.${act}.keep`)}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
