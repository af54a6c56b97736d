import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, type ButtonLook } from './Button';
import { saysWhole } from './live';

type Props = { text: string; look?: ButtonLook; children: string };

export function CopyButton({ text, look = 'primary', children }: Props) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  // Absent without https.
  if (!('clipboard' in navigator)) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('done');
      },
      () => {
        setOutcome('failed');
      },
    );
  };
  return (
    <>
      <Button look={look} onPress={copy}>
        {children}
      </Button>
      <p {...saysWhole}>{outcome && t(outcome === 'done' ? 'common.copied' : 'common.notCopied')}</p>
    </>
  );
}
