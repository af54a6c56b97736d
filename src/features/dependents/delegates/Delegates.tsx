import { useTranslation } from 'react-i18next';

import type { Delegate } from '../../../../contract/delegates.ts';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTold } from '../../../i18n/useTold';
import { formatDate } from '../../../lib/clinicTime';
import { toDelegateAct } from '../../../lib/paths';
import { Stack, ButtonLink, Card, Cluster, SummaryList, type SummaryRow } from '../../../ui';
import { delegateStateOf } from './delegateText';
import { useDelegateText } from './useDelegateText';

const useRows = (delegate: Delegate): SummaryRow[] => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const text = useDelegateText();
  const state = delegateStateOf(delegate);
  const dayOf = (date: string) => <span translate="no">{formatDate(date, lang, { weekday: false })}</span>;
  const { relationship, basis, scopes, startsOn, endsOn } = delegate;
  return [
    { key: 'iAm', term: t('delegates.youAre'), value: text.whoIAm(relationship) },
    { key: 'basis', term: t('delegates.basis'), value: text.basis(basis) },
    ...(state === 'grownUp'
      ? []
      : [
          {
            key: 'levels',
            term: t(state === 'asks' ? 'delegates.asksFor' : 'delegates.may'),
            value: text.levels(scopes),
          },
        ]),
    ...(delegate.state === 'active' ? [{ key: 'since', term: t('delegates.since'), value: dayOf(startsOn) }] : []),
    ...(endsOn === null ? [] : [{ key: 'until', term: t('delegates.until'), value: dayOf(endsOn) }]),
    { key: 'state', term: t('dependents.state'), value: t(`delegates.state.${state}`) },
  ];
};

function DelegateCard({ delegate }: { delegate: Delegate }) {
  const { t } = useTranslation();
  const told = useTold();
  const rows = useRows(delegate);
  const name = useDelegateText().name(delegate);
  const { awaitsMe, linkId, grantable, mayWithdraw } = delegate;
  const refuse =
    awaitsMe && delegate.state === 'pending'
      ? t('delegates.refuse.open', { name })
      : t('delegates.withdraw.open', { name });
  return (
    <Card aria-label={name}>
      <h3 translate="no">{name}</h3>
      <SummaryList rows={rows} />
      <Cluster>
        {grantable.length > 0 && (
          <ButtonLink to={toDelegateAct(linkId, 'share')} look={awaitsMe ? 'primary' : 'secondary'}>
            {told(awaitsMe ? 'delegates.answer.open' : 'delegates.share.open', { name })}
          </ButtonLink>
        )}
        {mayWithdraw && (
          <ButtonLink to={toDelegateAct(linkId, 'withdraw')} look="secondary">
            {refuse}
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}

export function Delegates({ title, delegates, none }: { title: string; delegates: readonly Delegate[]; none: string }) {
  return (
    <Stack as="section" aria-label={title}>
      <h2>{title}</h2>
      {delegates.length === 0 && <p>{none}</p>}
      {delegates.map((delegate) => (
        <DelegateCard key={delegate.linkId} delegate={delegate} />
      ))}
    </Stack>
  );
}
