import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Pushes } from '../../../contract/pushes.ts';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';
import { Alert, Button, Outcome, useFocusThen } from '../../ui';
import { PushChoicesForm } from './PushChoicesForm';
import { useDevice } from './useDevice';

type Props = { pushes: Pushes & { serverKey: string }; onSaved: () => Promise<void> };

export function ThisDevice({ pushes, onSaved }: Props) {
  const { t } = useTranslation();
  const { trouble, isAnswer, isOn, isAsking, isEnding, begin, stop, problem } = useDevice(pushes.isOn);
  const told = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const tellOn = useFocusThen(isOn, () => told.current);
  const goBack = useFocusThen(!isOn, () => first.current?.querySelector('button'));
  const press = () => {
    tellOn();
    void begin(pushes.serverKey);
  };
  const end = () => {
    goBack();
    void stop();
  };
  return (
    <>
      {problem && (
        <Outcome key={problem.requestId} tone="error">
          <WriteProblem
            failure={problem.failure}
            what={t('unknown.done')}
            isBusy={isAsking || isEnding}
            onLook={problem.isBeginning ? press : end}
          />
        </Outcome>
      )}
      {trouble && !isOn && (
        <Alert tone="warning" isSaid={!isAnswer}>
          {t(`pushes.cannot.${trouble}`)}
        </Alert>
      )}
      {isOn && (
        <>
          <p ref={told} tabIndex={-1}>
            {t('pushes.on')}
          </p>
          {pushes.kinds.length === 0 && <Alert tone="warning">{t('pushes.nothing')}</Alert>}
          <PushChoicesForm known={pushes} onSaved={onSaved} />
          <div>
            <Button look="secondary" busy={isEnding && t('pushes.ending')} onPress={end}>
              {t('pushes.end')}
            </Button>
          </div>
        </>
      )}
      {!isOn && trouble !== 'unable' && trouble !== 'homeScreen' && (
        <div ref={first}>
          <Button busy={isAsking && t('pushes.beginning')} onPress={press}>
            {t('pushes.begin')}
          </Button>
        </div>
      )}
    </>
  );
}
