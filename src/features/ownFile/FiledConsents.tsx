import { useTranslation } from 'react-i18next';

import { consentKinds } from '../../../contract/catalogues.ts';
import { Card, SummaryList } from '../../ui';
import { FiledSection } from './FiledSection';
import { codeIn, type Of, type OpenFile } from './openFile';
import { useMoments } from './useMoments';

const kindKeys = {
  terms: 'legal.terms.title',
  privacy: 'legal.privacy.title',
  analytics: 'consents.analytics',
} as const;

export function FiledConsents({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const decisions = file
    .all('Consent')
    .filter(({ provision }) => provision?.actor === undefined)
    .reverse();
  const textOf = ({ dateTime, provision, sourceReference }: Of<'Consent'>): string => {
    const version = file.find('DocumentReference', sourceReference)?.identifier?.[0]?.value ?? '';
    return t(provision?.type === 'permit' ? 'export.agreed' : 'export.refused', { when: moment(dateTime), version });
  };
  const rows = decisions.map((decision) => {
    const kind = consentKinds.find((each) => each === codeIn(decision.category[0], 'consent-kind'));
    return { key: decision.id ?? '', term: kind === undefined ? '' : t(kindKeys[kind]), value: textOf(decision) };
  });
  return (
    <FiledSection id="consents" title={t('export.consents')} count={rows.length}>
      <Card as="div">
        <SummaryList rows={rows} />
      </Card>
    </FiledSection>
  );
}
