import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { BottomNotice, Button } from '../../ui';
import { space, width } from '../../ui/theme/tokens';
import { noticeTold } from '../../ui/toldNotices';
import type { Take } from './newVersion';

const Notices = styled.div`
  position: sticky;
  bottom: var(--bar);
  z-index: 2;
  width: 100%;
  max-width: ${width.home};
  margin: 0 auto;
  padding-inline: ${space.l};
  @media (max-height: 28rem) {
    position: static;
  }
`;

const saidForMs = 5_000;

function OfflineNotice() {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      if (navigator.onLine)
        setTimeout(
          noticeTold({ id: `online ${performance.now()}`, title: t('offline.over'), text: undefined }),
          saidForMs,
        );
    },
    [t],
  );
  return <BottomNotice title={t('offline.title')}>{t('offline.text')}</BottomNotice>;
}

export function ShellNotices({ online, take }: { online: boolean; take: Take | null }) {
  const { t } = useTranslation();
  const [putAway, setPutAway] = useState<Take | null>(null);
  return (
    <Notices>
      {!online && <OfflineNotice />}
      {take && take !== putAway && (
        <BottomNotice
          title={t('newVersion.title')}
          actions={
            <>
              <Button onPress={take}>{t('newVersion.take')}</Button>
              <Button
                look="secondary"
                onPress={() => {
                  setPutAway(() => take);
                }}
              >
                {t('newVersion.later')}
              </Button>
            </>
          }
        >
          {t('newVersion.text')}
        </BottomNotice>
      )}
    </Notices>
  );
}
