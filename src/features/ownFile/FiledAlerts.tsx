import { useTranslation } from 'react-i18next';

import { FiledLines } from './FiledLines';
import { FiledSection } from './FiledSection';
import { requestsIn, valueOf, type Of, type OpenFile } from './openFile';
import { useFiledText } from './useFiledText';
import { useMoments } from './useMoments';

const stateKeys: Partial<
  Record<Of<'Task'>['status'], 'alert.state.waiting' | 'alert.state.offered' | 'alert.state.met' | 'alert.state.ended'>
> = {
  requested: 'alert.state.waiting',
  'in-progress': 'alert.state.offered',
  completed: 'alert.state.met',
  cancelled: 'alert.state.ended',
};

export function FiledAlerts({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const text = useFiledText();
  const { day, moment } = useMoments();
  const alerts = requestsIn(file, 'place-alert');
  const lineOf = (alert: Of<'Task'>) => {
    const { start, end } = alert.restriction?.period ?? {};
    const stateKey = stateKeys[alert.status];
    const slots = (alert.input ?? []).flatMap(
      ({ valueReference }) => file.find('Location', valueReference)?.name ?? [],
    );
    return {
      key: alert.id ?? '',
      title: text.careType(valueOf(alert, 'careType')) || t('alert.any'),
      said: [
        moment(alert.authoredOn),
        ...slots,
        text.reason(alert.reasonCode),
        stateKey === undefined ? '' : t(stateKey),
        start === undefined || end === undefined ? '' : t('export.period.until', { start: day(start), end: day(end) }),
      ],
    };
  };
  return (
    <FiledSection id="alerts" title={t('alert.list.title')} count={alerts.length}>
      <FiledLines lines={alerts.map(lineOf)} />
    </FiledSection>
  );
}
