import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useGetSecondFactorQuery } from '../../api/secondFactorApi';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { Passkeys } from '../../features/session/passkeys/Passkeys';
import { Enrolment } from '../../features/session/secondFactor/Enrolment';
import { FactorOn } from '../../features/session/secondFactor/FactorOn';
import { GuardedAct } from '../../features/session/secondFactor/GuardedAct';
import { RecoveryCodeList } from '../../features/session/secondFactor/RecoveryCodeList';
import { selectUser } from '../../features/session/sessionSlice';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Asked, Page } from '../../ui';

/** The codes stay in this page’s memory alone. */
export function SecondFactorPage() {
  const { t } = useTranslation();
  const login = useAppSelector(selectUser) ?? '';
  const asked = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const back = useBackToAccount();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isMissed, setIsMissed] = useState(false);
  const missed = () => {
    setIsMissed(true);
    void asked.refetch();
  };
  const take = (made: readonly string[]) => {
    if (made.length > 0) setCodes(made);
    else void back('factor.done');
  };
  const shared = { login, onCodes: take, onMissed: missed };
  return (
    <Page title={t('factor.title')} lead={t('factor.lead')} back={{ to: paths.account, label: t('account.title') }}>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={() => void back('factor.done')} />
      ) : (
        <Asked query={asked}>
          {({ isOn, hasApp = isOn, passkeys, ...factor }) => (
            <>
              {isOn && <FactorOn {...shared} {...factor} isMissed={isMissed} onOff={() => back('factor.isOff')} />}
              {!isOn && <Enrolment {...shared} />}
              {isOn && !hasApp && (
                <GuardedAct label={t('factor.app.add')}>
                  <Enrolment {...shared} />
                </GuardedAct>
              )}
              {passkeys && <Passkeys {...shared} passkeys={passkeys} hasApp={hasApp} onChanged={asked.refetch} />}
            </>
          )}
        </Asked>
      )}
    </Page>
  );
}
