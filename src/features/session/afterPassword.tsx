import type { i18n } from 'i18next';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginBody } from '../../../contract/session.ts';
import { refusalIn } from '../../api/capability';
import { sessionApi } from '../../api/sessionApi';
import { codeNeeded } from '../../api/withCode';
import { loadLaterMessages } from '../../i18n/startI18n';
import { useTold } from '../../i18n/useTold';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../lib/clinicTime';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { Alert, Button, Cluster, Stack } from '../../ui';
import { SecondStep } from './secondFactor/SecondStep';
import { useEnterPortal } from './useEnterPortal';

type Props = {
  /** Verified credentials, kept until the person decides. */
  entry: LoginBody;
  /** Some back ends give no deadline. */
  until: string | undefined;
  onLeft: () => void;
};

function ReopenOffer({ entry, until, onLeft }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const text = useServerMessage();
  const dispatch = useAppDispatch();
  const enter = useEnterPortal();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalIn>>();
  const [needsCode, setNeedsCode] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);

  const enterAgain = () => enter(paths.home, { tone: 'success', message: 'reopen.done' });
  const reopen = async () => {
    setSending(true);
    const { error } = await dispatch(sessionApi.endpoints.reopenAccount.initiate(entry, { track: false }));
    if (!error) return enterAgain();
    setSending(false);
    if (refusalIn(error)?.message === codeNeeded) setNeedsCode(true);
    else setRefusal(refusalIn(error));
  };

  if (needsCode) return <SecondStep username={entry.username} onSignedIn={enterAgain} onLeft={onLeft} />;
  const date = until !== undefined && formatDate(calendarDateOf(until, deviceTimeZone()), lang);
  return (
    <Stack>
      {refusal && <Alert>{text(refusal)}</Alert>}
      <Alert ref={box} tone="warning" title={t('reopen.title')}>
        <p>{date ? told('reopen.until', { date }) : t('reopen.soon')}</p>
      </Alert>
      <p>{t('reopen.what')}</p>
      <Cluster>
        <Button
          busy={isSending && t('reopen.busy')}
          onPress={() => {
            void reopen();
          }}
        >
          {t('reopen.confirm')}
        </Button>
        <Button look="secondary" onPress={onLeft}>
          {t('reopen.leave')}
        </Button>
      </Cluster>
    </Stack>
  );
}

type Offer = Props & { message: string | undefined; onSignedIn: () => Promise<void> };

export const offerNext = async (text: i18n, { message, onSignedIn, ...offer }: Offer): Promise<ReactNode> => {
  await loadLaterMessages(text);
  if (message !== codeNeeded) return <ReopenOffer {...offer} />;
  return <SecondStep username={offer.entry.username} onSignedIn={onSignedIn} onLeft={offer.onLeft} />;
};
