import { useTranslation } from 'react-i18next';

import { dependentScopes } from '../../../contract/dependentScopes.ts';
import { useTold } from '../../i18n/useTold';
import { beside } from '../../lib/lists';
import { Card, SummaryList } from '../../ui';
import { FiledSection } from './FiledSection';
import { codeIn, nameIn, type Of, type OpenFile } from './openFile';
import { useMoments } from './useMoments';

type Agreement = Of<'Consent'>;

const stateOf = ({ status, provision }: Agreement) => {
  if (status === 'proposed') return 'export.link.pending';
  if (status === 'inactive') return 'export.link.ended';
  return provision?.type === 'deny' ? 'export.link.locked' : 'export.link.active';
};

function FiledLink({ agreement, file }: { agreement: Agreement; file: OpenFile }) {
  const { t } = useTranslation();
  const told = useTold();
  const { day } = useMoments();
  const { provision, patient } = agreement;
  const [account] = file.all('Person');
  const isOwn = patient?.reference === account?.link?.[0]?.target.reference;
  const name =
    nameIn(isOwn ? file.find('RelatedPerson', provision?.actor?.[0]?.reference) : file.find('Patient', patient)) ||
    t('export.someone');
  const levels = dependentScopes.filter((scope) =>
    provision?.action?.some((action) => codeIn(action, 'access-level') === scope),
  );
  const { start, end } = provision?.period ?? {};
  const rows = [
    { key: 'state', term: t('dependents.state'), value: t(stateOf(agreement)) },
    {
      key: 'levels',
      term: t('export.levels'),
      value: beside(levels.map((scope) => t(`export.level.${scope}`))) || t('export.nothing'),
    },
    {
      key: 'period',
      term: t('export.period'),
      value:
        end === undefined
          ? t('export.period.since', { start: day(start) })
          : t('export.period.until', { start: day(start), end: day(end) }),
    },
  ];
  return (
    <Card as="article">
      <h3>{told(isOwn ? 'export.actsForMe' : 'export.iActFor', { name })}</h3>
      <SummaryList rows={rows} />
    </Card>
  );
}

export function FiledPeople({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const agreements = file.all('Consent').filter(({ provision }) => provision?.actor !== undefined);
  return (
    <FiledSection id="people" title={t('export.people')} count={agreements.length}>
      {agreements.map((agreement) => (
        <FiledLink key={agreement.id} agreement={agreement} file={file} />
      ))}
    </FiledSection>
  );
}
