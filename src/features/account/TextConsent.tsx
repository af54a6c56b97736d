import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Consent } from '../../../contract/account.ts';
import { useTold } from '../../i18n/useTold';
import { Button, Card, LinkLine } from '../../ui';
import { useDateOf } from './useDateOf';

type Props = {
  title: string;
  path: string;
  consent: Consent;
  isBusy: boolean;
  onAccept: () => void;
};

/** A newer version must be read, then accepted. */
export function TextConsent({
  title,
  path,
  consent: { granted, version, decidedAt, currentVersion },
  isBusy,
  onAccept,
}: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const dateOf = useDateOf();
  const isCurrent = granted && version === currentVersion;
  return (
    <Card>
      <h2>{title}</h2>
      <p>
        {granted && version !== null && decidedAt !== null
          ? told('consents.given', { date: dateOf(decidedAt) }, { version })
          : t('consents.notGiven')}
      </p>
      {!isCurrent && <p>{t('consents.newVersion', { version: currentVersion })}</p>}
      <LinkLine>
        <Link to={path}>{t('consents.read', { title })}</Link>
      </LinkLine>
      {!isCurrent && (
        <div>
          <Button look="secondary" busy={isBusy && t('consents.busy')} onPress={onAccept}>
            {t('consents.accept', { version: currentVersion })}
          </Button>
        </div>
      )}
    </Card>
  );
}
