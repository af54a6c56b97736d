import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Card, Cluster, CopyButton, Note } from '../../ui';
import { color, space } from '../../ui/theme/tokens';

const Address = styled.p`
  padding: ${space.m};
  border: 1px solid ${color.line};
  overflow-wrap: anywhere;
  user-select: all;
`;

const toSubscribe = (url: string): string => url.replace(/^https?:/, 'webcal:');

export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <h2>{t('calendar.address')}</h2>
      <Address translate="no">{url}</Address>
      <Cluster>
        <CopyButton text={url}>{t('calendar.copy')}</CopyButton>
        <a href={toSubscribe(url)}>{t('calendar.subscribe')}</a>
      </Cluster>
      <p>{t('calendar.how')}</p>
      <Note icon="lock">{t('calendar.secret')}</Note>
    </Card>
  );
}
