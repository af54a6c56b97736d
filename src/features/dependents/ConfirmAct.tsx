import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Dependent } from '../../../contract/dependents.ts';
import { useTold } from '../../i18n/useTold';
import type { ApiError } from '../../api/apiError';
import { paths } from '../../lib/paths';
import { Button, ButtonLink, Cluster, Outcome, Page } from '../../ui';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { nameOf } from './personText';
import { useAccessChange, type Send } from './useAccessChange';

type Props = {
  act: 'lock' | 'unlock' | 'remove' | 'unask';
  /** For an unlock, with `locked: false`. */
  person: Dependent;
  send: Send;
  isSending: boolean;
};

export function ConfirmAct({ act, person, send, isSending }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const change = useAccessChange();
  const [refused, setRefused] = useState<{ failure: ApiError; times: number }>();
  const name = nameOf(person);
  const confirm = async () => {
    const failure = await change(send, person, `dependents.${act}.done`);
    if (failure) setRefused((before) => ({ failure, times: (before?.times ?? 0) + 1 }));
  };
  return (
    <Page title={t(`dependents.${act}.title`, { name })} back={{ to: paths.dependents, label: t('dependents.title') }}>
      {refused && (
        <Outcome key={refused.times} tone="error">
          <WriteProblem
            failure={refused.failure}
            what={t(`dependents.${act}.unknown`)}
            isBusy={isSending}
            onLook={() => {
              void confirm();
            }}
          />
        </Outcome>
      )}
      <p>{told(`dependents.${act}.consequence`, { name })}</p>
      <p>{told(`dependents.${act}.after`, { name })}</p>
      <Cluster>
        <Button
          look={act === 'unlock' ? 'primary' : 'warning'}
          busy={isSending && t('dependents.busy')}
          onPress={() => {
            void confirm();
          }}
        >
          {told(`dependents.${act}.confirm`, { name })}
        </Button>
        <ButtonLink to={paths.dependents} look="secondary">
          {t(`dependents.${act}.keep`)}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
