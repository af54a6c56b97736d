import { useTranslation } from 'react-i18next';

import { listed } from '../../lib/lists';
import { Card, SummaryList, Tag } from '../../ui';
import { FiledSection } from './FiledSection';
import { codeIn, nameIn, type Of, type OpenFile } from './openFile';
import { useFiledText } from './useFiledText';
import { useMoments } from './useMoments';

const addressOf = ({ address }: Of<'Location'>): string =>
  listed([...(address?.line ?? []), address?.city, address?.postalCode]);

function FiledAppointment({ appointment, file }: { appointment: Of<'Appointment'>; file: OpenFile }) {
  const { t } = useTranslation();
  const text = useFiledText();
  const { moment } = useMoments();
  const actors = appointment.participant.map(({ actor }) => actor);
  const [slot] = actors.flatMap((actor) => file.find('Location', actor) ?? []);
  const [professional] = actors.flatMap((actor) => file.find('Practitioner', actor) ?? []);
  const [service] = appointment.serviceType ?? [];
  const rows = [
    {
      key: 'where',
      term: t('appointment.where'),
      value: slot === undefined ? '' : listed([slot.name, addressOf(slot)]),
    },
    {
      key: 'with',
      term: t('appointment.with'),
      value: listed([nameIn(professional), text.profession(professional?.qualification?.[0]?.code)]),
    },
    { key: 'care', term: t('export.care'), value: service?.text ?? text.careType(codeIn(service, 'care-type')) },
    { key: 'reason', term: t('export.reason'), value: text.reason(appointment.reasonCode?.[0]) },
    { key: 'mode', term: t('export.mode'), value: text.mode(appointment) },
    { key: 'reference', term: t('appointment.reference'), value: appointment.identifier?.[0]?.value ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <Card as="article">
      <h3>{moment(appointment.start, slot?.extension?.find(({ url }) => url.endsWith('/timezone'))?.valueCode)}</h3>
      <Tag>{text.status(appointment)}</Tag>
      <SummaryList rows={rows} />
    </Card>
  );
}

/** In the clinic’s time zone. */
export function FiledAppointments({ file }: { file: OpenFile }) {
  const { t } = useTranslation();
  const appointments = file.all('Appointment').reverse();
  return (
    <FiledSection id="visits" title={t('export.visits')} count={appointments.length}>
      {appointments.map((appointment) => (
        <FiledAppointment key={appointment.id} appointment={appointment} file={file} />
      ))}
    </FiledSection>
  );
}
