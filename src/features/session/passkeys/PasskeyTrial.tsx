import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ApiError } from '../../../api/apiError';
import type { MessageKey } from '../../../i18n/keys';
import { Button, Outcome } from '../../../ui';
import { WriteProblem } from '../../../unproven/WriteProblem';

export type Trial = { isIn: true } | { failure: Partial<ApiError> };

type Props = {
  unknown: MessageKey;
  look?: 'primary' | 'secondary';
  attempt: () => Promise<Trial>;
  onIn: () => Promise<void> | void;
};

export function PasskeyTrial({ unknown, look = 'primary', attempt, onIn }: Props) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [{ failure, times }, setFailed] = useState<{ failure?: Partial<ApiError>; times: number }>({ times: 0 });
  const begin = async () => {
    setIsBusy(true);
    const trial = await attempt();
    if ('isIn' in trial) {
      await onIn();
      return;
    }
    setIsBusy(false);
    setFailed({ failure: trial.failure, times: times + 1 });
  };
  return (
    <>
      {failure && (
        <Outcome key={times} tone="error">
          <WriteProblem failure={failure} what={t(unknown)} isBusy={isBusy} onLook={() => void begin()} />
        </Outcome>
      )}
      <div>
        <Button look={look} busy={isBusy && t('passkey.busy')} onPress={() => void begin()}>
          {t('passkey.use')}
        </Button>
      </div>
    </>
  );
}
