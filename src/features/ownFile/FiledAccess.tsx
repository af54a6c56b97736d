import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui';
import { FiledLines } from './FiledLines';
import { FiledSection } from './FiledSection';
import { codeIn, extensionIn, nameIn, type Of, type OpenFile } from './openFile';
import { useFiledText } from './useFiledText';
import { useMoments } from './useMoments';

/** A log of years would block a phone. */
const first = 100;

const actorKinds = ['me', 'person', 'clinic', 'network', 'nobody'] as const;

export function FiledAccess({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const text = useFiledText();
  const [isWhole, setIsWhole] = useState(false);
  const lines = file.all('AuditEvent');
  const shown = isWhole ? lines : lines.slice(0, first);
  const kindOf = ([agent]: Of<'AuditEvent'>['agent']) =>
    actorKinds.find((each) => each === codeIn(agent?.type, 'actor-kind')) ?? 'person';
  const who = (agents: Of<'AuditEvent'>['agent']): string => {
    const [agent] = agents;
    const kind = kindOf(agents);
    const name = agent?.name ?? nameIn(file.find('RelatedPerson', agent?.who));
    return kind === 'person' && name !== '' ? t('accessLog.by.delegate', { name }) : t(`accessLog.actor.${kind}`);
  };
  const lineOf = ({ id = '', agent, recorded, subtype }: Of<'AuditEvent'>) => ({
    key: id,
    title: text.action(subtype, kindOf(agent) === 'clinic'),
    said: [moment(recorded), who(agent), extensionIn(agent[0], 'device')?.valueString ?? ''],
  });
  return (
    <FiledSection id="access" title={t('accessLog.title')} count={lines.length}>
      <FiledLines lines={shown.map(lineOf)} />
      {shown.length < lines.length && (
        <div>
          <Button
            look="secondary"
            onPress={() => {
              setIsWhole(true);
            }}
          >
            {t('export.access.all', { count: lines.length })}
          </Button>
        </div>
      )}
    </FiledSection>
  );
}
