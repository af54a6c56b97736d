import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { missedIn } from '../../api/capability';
import { useGetTextsQuery } from '../../api/textsApi';
import { Card, RetryAlert } from '../../ui';
import { isFocusLost } from './isFocusLost';
import { shownNumber } from './shownNumber';
import { TextNumber } from './TextNumber';
import { TextNumberForm } from './TextNumberForm';

type Props = { phone: string | null; onSaved: () => Promise<void> };

/** Asked again on each visit: the phone may have answered STOP since. */
export function TextsCard({ phone, onSaved }: Props) {
  const { t } = useTranslation();
  const asked = useGetTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: texts } = asked;
  const missed = missedIn(asked);
  const [first, setFirst] = useState<string>();
  const { state, number } = texts ?? { state: 'none' as const, number: null };
  const standing = `${state} ${number ?? ''}`;
  const top = useRef<HTMLHeadingElement>(null);
  const isRemoved = first !== undefined && first !== standing && state === 'none';
  useEffect(() => {
    if (isRemoved && isFocusLost()) top.current?.focus();
  }, [isRemoved]);
  if (!missed && !texts?.isOffered) return null;
  if (texts && first === undefined) setFirst(standing);
  return (
    <Card>
      <h2 ref={top} tabIndex={-1}>
        {t('texts.title')}
      </h2>
      <p>{t('texts.lead')}</p>
      {missed && <RetryAlert error={missed} onRetry={asked.refetch} />}
      {texts && state === 'none' && <TextNumberForm known={shownNumber(phone)} />}
      {texts && state !== 'none' && (
        <TextNumber key={standing} texts={{ ...texts, state }} isNew={first !== standing} onSaved={onSaved} />
      )}
    </Card>
  );
}
