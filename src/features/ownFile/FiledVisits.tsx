import { useTranslation } from 'react-i18next';

import { Card, SummaryList, Tag } from '../../ui';
import { FiledSection } from './FiledSection';
import { codeIn, nameIn, type Of, type OpenFile } from './openFile';
import { useFiledWords } from './useFiledWords';
import { useMoments } from './useMoments';

const addressOf = ({ address }: Of<'Location'>): string =>
  [...(address?.line ?? []), address?.city, address?.postalCode].filter(Boolean).join(', ');

function FiledVisit({ visit, file }: { visit: Of<'Appointment'>; file: OpenFile }) {
  const { t } = useTranslation();
  const words = useFiledWords();
  const { moment } = useMoments();
  const actors = visit.participant.map(({ actor }) => actor);
  const [place] = actors.flatMap((actor) => file.find('Location', actor) ?? []);
  const [professional] = actors.flatMap((actor) => file.find('Practitioner', actor) ?? []);
  const [service] = visit.serviceType ?? [];
  const rows = [
    {
      key: 'where',
      term: t('visit.where'),
      value: place === undefined ? '' : [place.name, addressOf(place)].filter(Boolean).join(', '),
    },
    {
      key: 'with',
      term: t('visit.with'),
      value: [nameIn(professional), words.profession(professional?.qualification?.[0]?.code)]
        .filter(Boolean)
        .join(', '),
    },
    { key: 'care', term: t('export.care'), value: service?.text ?? words.careType(codeIn(service, 'care-type')) },
    { key: 'reason', term: t('export.reason'), value: words.reason(visit.reasonCode?.[0]) },
    { key: 'mode', term: t('export.mode'), value: words.mode(visit) },
    { key: 'reference', term: t('visit.reference'), value: visit.identifier?.[0]?.value ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <Card as="article">
      <h3>{moment(visit.start, place?.extension?.find(({ url }) => url.endsWith('/timezone'))?.valueCode)}</h3>
      <Tag>{words.status(visit)}</Tag>
      <SummaryList rows={rows} />
    </Card>
  );
}

/** Every visit, latest first, on its clinic’s clock. */
export function FiledVisits({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const visits = file.all('Appointment').reverse();
  return (
    <FiledSection id="visits" title={t('export.visits')} count={visits.length}>
      {visits.map((visit) => (
        <FiledVisit key={visit.id} visit={visit} file={file} />
      ))}
    </FiledSection>
  );
}
