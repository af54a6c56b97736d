import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffLinkAct, StaffPersonLink } from '../../../contract/staffPeople.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { listed, phrases } from '../../lib/lists';
import { Button, Card, Cluster, Note, SummaryList } from '../../ui';
import { useBasis } from './useBasis';

const useStateWords = () => {
  const { t } = useTranslation();
  return ({ awaits, lock, state }: StaffPersonLink): string => {
    if (awaits !== null && state === 'pending') return t(`staff.awaits.${awaits}`);
    return lock === null ? t('staff.link.open') : t(`staff.link.locked.${lock}`);
  };
};

const isFirst = (act: StaffLinkAct): boolean => act === 'accept' || act === 'consent' || act === 'unlock';

type Props = { link: StaffPersonLink; onAsk: (act: StaffLinkAct) => void };

export function LinkCard({ link, onAsk }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const stateOf = useStateWords();
  const { lawOf, nameOf } = useBasis();
  const { acts, awaits, endsOn, holder, isSeen, scopes, state } = link;
  const wordOf = (act: StaffLinkAct) => t(`staff.link.${act === 'end' && state === 'pending' ? 'refuse' : act}`);
  const rows = [
    { key: 'state', term: t('staff.link.state'), value: stateOf(link) },
    { key: 'basis', term: t('staff.link.basis'), value: nameOf(link) },
    {
      key: 'levels',
      term: t(state === 'pending' ? 'staff.link.asked' : 'staff.link.may'),
      value:
        scopes.length === 0 ? t('staff.link.nothing') : phrases(scopes.map((scope) => t(`dependents.scope.${scope}`))),
    },
    {
      key: 'document',
      term: t('staff.link.document'),
      value: t(isSeen ? 'staff.link.isSeen' : 'staff.link.isNotSeen'),
    },
    ...(endsOn === null
      ? []
      : [{ key: 'until', term: t('staff.link.until'), value: formatDate(endsOn, lang, { weekday: false }) }]),
  ];
  return (
    <Card aria-labelledby={id}>
      <h3 id={id} translate="no">
        {holder || t('staff.day.noName')}
      </h3>
      <SummaryList rows={rows} />
      {awaits !== null && <Note>{lawOf(link)}</Note>}
      <Cluster>
        {acts.map((act) => (
          <Button
            key={act}
            look={isFirst(act) ? 'primary' : act === 'end' ? 'quiet' : 'secondary'}
            label={listed([wordOf(act), holder])}
            onPress={() => {
              onAsk(act);
            }}
          >
            {wordOf(act)}
          </Button>
        ))}
      </Cluster>
    </Card>
  );
}
