import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { OpenSession } from '../../../contract/account.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { deviceTimeZone, formatDateTime } from '../../lib/clinicTime';
import { Button, Card, Stack, Tag } from '../../ui';

type Props = { session: OpenSession; isBusy: boolean; onEnd: () => void };

export function OpenSessionCard({ session: { device, createdAt, lastSeenAt, current }, isBusy, onEnd }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const id = useId();
  const when = (instant: string) => formatDateTime(instant, { timeZone: deviceTimeZone(), lang });
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack $gap="xs">
        <h2 id={id}>{device || t('devices.unknown')}</h2>
        {current && <Tag tone="info">{t('devices.current')}</Tag>}
        <p>{told('devices.since', { when: when(createdAt) })}</p>
        {!current && <p>{told('devices.seen', { when: when(lastSeenAt) })}</p>}
      </Stack>
      {!current && (
        <div>
          <Button look="secondary" describedBy={id} busy={isBusy && t('devices.ending')} onPress={onEnd}>
            {t('devices.end')}
          </Button>
        </div>
      )}
    </Card>
  );
}
