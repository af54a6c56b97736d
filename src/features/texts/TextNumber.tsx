import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Texts } from '../../../contract/texts.ts';
import { refusalIn } from '../../api/capability';
import { useEndTextNumberMutation } from '../../api/textsApi';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { Alert, Button, Cluster, Outcome, useFocusThen } from '../../ui';
import { isFocusLost } from './isFocusLost';
import { shownNumber } from './shownNumber';
import { TextChoicesForm } from './TextChoicesForm';
import { TextCodeForm } from './TextCodeForm';
import { TextNumberForm } from './TextNumberForm';

type Props = {
  texts: Texts & { state: Exclude<Texts['state'], 'none'> };
  isNew: boolean;
  onSaved: () => Promise<void>;
};

/** `isNew`: the button that was pressed is gone. */
export function TextNumber({ texts, isNew, onSaved }: Props) {
  const { t } = useTranslation();
  const [isOther, setIsOther] = useState(false);
  const [end, { error, isLoading, requestId }] = useEndTextNumberMutation();
  const { kinds, number, state } = texts;
  const told = useRef<HTMLParagraphElement>(null);
  const other = useRef<HTMLDivElement>(null);
  const goToOther = useFocusThen(isOther, () => other.current?.querySelector('input'));
  useEffect(() => {
    if (isNew && isFocusLost()) told.current?.focus();
  }, [isNew]);
  const remove = () => void end();
  return (
    <>
      <p ref={told} tabIndex={-1}>
        <span>{t(`texts.state.${state}`)}</span> <strong translate="no">{shownNumber(number)}</strong>
      </p>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem failure={refusalIn(error) ?? {}} what={t('unknown.done')} isBusy={isLoading} onLook={remove} />
        </Outcome>
      )}
      {state === 'stopped' && <Alert tone="warning">{t('texts.stopped')}</Alert>}
      {state === 'confirmed' && kinds.length === 0 && <Alert tone="warning">{t('texts.nothing')}</Alert>}
      {state === 'waiting' && !isOther && <TextCodeForm />}
      {state === 'confirmed' && !isOther && <TextChoicesForm known={texts} onSaved={onSaved} />}
      {isOther && (
        <div ref={other}>
          <TextNumberForm
            known={shownNumber(number)}
            onSent={() => {
              setIsOther(false);
            }}
          />
        </div>
      )}
      <Cluster>
        {!isOther && (
          <Button
            look="secondary"
            onPress={() => {
              goToOther();
              setIsOther(true);
            }}
          >
            {t(state === 'waiting' ? 'texts.again' : 'texts.other')}
          </Button>
        )}
        <Button look="secondary" busy={isLoading && t('texts.ending')} onPress={remove}>
          {t('texts.end')}
        </Button>
      </Cluster>
    </>
  );
}
