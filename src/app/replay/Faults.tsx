import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Bullets, Button, Unfold } from '../../ui';
import type { Replay } from './makeReplay';
import type { Fault } from './steps';

const headOf = ({ of, status }: Fault): string => [of, status].filter((part) => part !== '').join(' · ');

/** Forms are outside the store. */
export function FaultHere({ fault }: { fault: Fault }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const status = /^\d+$/.test(fault.status) ? Number(fault.status) : fault.status;
  return (
    <Alert title={t('replay.fault')}>
      <p>{text({ message: fault.message, status })}</p>
      <p>
        <code translate="no">{headOf(fault)}</code>
      </p>
      {fault.request !== '' && (
        <p>
          <span>{t('replay.request')}</span> <code translate="no">{fault.request}</code>
        </p>
      )}
    </Alert>
  );
}

export function Faults({ replay }: { replay: Replay }) {
  const { t } = useTranslation();
  const { faults } = replay;
  const whenOf = ({ at, minutes }: (typeof faults)[number]) =>
    minutes === undefined ? t('replay.toStep', { at }) : t('replay.toStep.later', { at, count: minutes });
  if (faults.length === 0) return <p>{t('replay.faults.none')}</p>;
  return (
    <Unfold label={t('replay.faults', { count: faults.length })}>
      <Bullets>
        {faults.map((fault) => (
          <li key={fault.at}>
            <Button
              look="quiet"
              onPress={() => {
                replay.show(fault.at);
              }}
            >
              <span>
                <span translate="no">{headOf(fault)}</span> <span>{whenOf(fault)}</span>
              </span>
            </Button>
          </li>
        ))}
      </Bullets>
    </Unfold>
  );
}
