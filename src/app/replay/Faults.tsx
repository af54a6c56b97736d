import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Bullets, Button, Unfold } from '../../ui';
import type { Replay } from './makeReplay';
import type { Fault } from './steps';

const headOf = ({ of, status }: Fault): string => [of, status].filter((part) => part !== '').join(' · ');

export function FaultHere({ fault, stepName }: { fault: Fault; stepName: string }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const status = /^\d+$/.test(fault.status) ? Number(fault.status) : fault.status;
  return (
    <Alert title={t('replay.fault')}>
      <p>{text({ message: fault.message, status })}</p>
      {!stepName.startsWith(fault.of) && (
        <p>
          <code translate="no">{headOf(fault)}</code>
        </p>
      )}
      {fault.request !== '' && (
        <p>
          {t('replay.request')} <code translate="no">{fault.request}</code>
        </p>
      )}
    </Alert>
  );
}

export function Faults({ replay }: { replay: Replay }) {
  const { t } = useTranslation();
  const { faults } = replay;
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
                <span translate="no">{headOf(fault)}</span> ({t('replay.toStep', { at: fault.at })}
                {fault.minutes !== undefined && `, ${t('replay.minutes', { count: fault.minutes })}`})
              </span>
            </Button>
          </li>
        ))}
      </Bullets>
    </Unfold>
  );
}
