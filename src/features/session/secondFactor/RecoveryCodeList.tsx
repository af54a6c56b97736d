import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { saveBlob } from '../../../lib/saveBlob';
import { Alert, Button, Card, Cluster, CopyButton, PrintButton, SpelledOut } from '../../../ui';

const Codes = styled.ol`
  padding-inline-start: 2.5em;
  font-variant-numeric: tabular-nums slashed-zero;
`;

type Props = { codes: readonly string[]; onKept: () => void };

export function RecoveryCodeList({ codes, onKept }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = codes.join('\n');
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.codes.title')}
      </h2>
      <Alert tone="warning">{t('factor.codes.once')}</Alert>
      <p>{t('factor.codes.what')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <SpelledOut separator="-">{code}</SpelledOut>
          </li>
        ))}
      </Codes>
      <Cluster>
        <CopyButton text={text} look="secondary">
          {t('factor.codes.copy')}
        </CopyButton>
        <Button
          look="secondary"
          onPress={() => {
            saveBlob(t('factor.codes.file'), new Blob([`${text}\n`], { type: 'text/plain' }));
          }}
        >
          {t('factor.codes.download')}
        </Button>
        <PrintButton />
      </Cluster>
      <div>
        <Button onPress={onKept}>{t('factor.codes.kept')}</Button>
      </div>
    </Card>
  );
}
