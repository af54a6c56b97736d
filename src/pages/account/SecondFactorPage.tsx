import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useListPasskeysQuery } from '../../api/passkeysApi';
import { useGetSecondFactorQuery } from '../../api/secondFactorApi';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { Passkeys } from '../../features/session/passkeys/Passkeys';
import { Enrolment } from '../../features/session/secondFactor/Enrolment';
import { FactorOn } from '../../features/session/secondFactor/FactorOn';
import { RecoveryCodeList } from '../../features/session/secondFactor/RecoveryCodeList';
import { selectUser } from '../../features/session/sessionSlice';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Asked, Page } from '../../ui';

export function SecondFactorPage() {
  const { t } = useTranslation();
  const login = useAppSelector(selectUser) ?? '';
  const asked = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const back = useBackToAccount();
  const { data: keys } = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [kept, setKept] = useState<{ codes: readonly string[]; said: 'factor.done' | 'passkey.added' }>();
  const [isMissed, setIsMissed] = useState(false);
  const show = (codes: readonly string[], said: 'factor.done' | 'passkey.added' = 'factor.done') => {
    setKept({ codes, said });
  };
  const missed = () => {
    setIsMissed(true);
    void asked.refetch();
  };
  return (
    <Page title={t('factor.title')} lead={t('factor.lead')} back={{ to: paths.account, label: t('account.title') }}>
      {kept ? (
        <RecoveryCodeList codes={kept.codes} onKept={() => void back(kept.said)} />
      ) : (
        <Asked query={asked}>
          {(factor) => (
            <>
              {factor.isOn ? (
                <FactorOn
                  factor={factor}
                  isMissed={isMissed}
                  login={login}
                  onCodes={show}
                  onOff={() => back('factor.isOff')}
                />
              ) : (
                <Enrolment login={login} onCodes={show} onMissed={missed} />
              )}
              {keys && <Passkeys passkeys={keys.passkeys} factor={factor} login={login} onCodes={show} />}
            </>
          )}
        </Asked>
      )}
    </Page>
  );
}
