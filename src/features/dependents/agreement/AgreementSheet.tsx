import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Agreement } from '../../../../contract/delegates.ts';
import type { ApiError } from '../../../api/apiError';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTold } from '../../../i18n/useTold';
import { formatDate } from '../../../lib/clinicTime';
import { Button, Card, Cluster, Note, Outcome, Page, SummaryList } from '../../../ui';
import { WriteProblem } from '../../../scheduling/channel/WriteProblem';
import { useDelegateText } from '../delegates/useDelegateText';

type Props = {
  agreement: Agreement;
  isSending: boolean;
  problem: ApiError | undefined;
  otherwise: ReactNode;
  onDecide: (action: 'agree' | 'refuse') => void;
};

function Meaning({ agreement: { grantable, hasNumber = true, scopes }, name }: { agreement: Agreement; name: string }) {
  const { t } = useTranslation();
  const told = useTold();
  const { levelsWithin } = useDelegateText();
  return (
    <>
      <p>
        {told(hasNumber ? 'agreement.means' : 'agreement.means.clinic', { name }, { levels: levelsWithin(grantable) })}
      </p>
      {scopes.some((scope) => !grantable.includes(scope)) && (
        <p>{t(hasNumber ? 'agreement.more' : 'agreement.more.clinic')}</p>
      )}
    </>
  );
}

export function AgreementSheet({ agreement, isSending, problem, otherwise, onDecide }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const { name: nameOf, whoIAm, levels, levelsWithin } = useDelegateText();
  const [decision, setDecision] = useState<'agree' | 'refuse'>('agree');
  const { requester, relationship, scopes, state, endsOn } = agreement;
  const name = nameOf(requester);
  const decide = (action: 'agree' | 'refuse') => {
    setDecision(action);
    onDecide(action);
  };
  const busy = isSending && t('appointmentLink.busy');
  const said = problem && (
    <Outcome key={problem.message} tone="error">
      <WriteProblem
        failure={problem}
        what={t('agreement.notKnown')}
        isBusy={isSending}
        onLook={() => {
          decide(decision);
        }}
      />
    </Outcome>
  );
  if (state !== 'pending') {
    return (
      <Page
        titleKey={`agreement.${state}.title`}
        lead={told(`agreement.${state}.text`, { name }, { levels: levelsWithin(scopes) })}
      >
        {said}
        {otherwise}
        {state === 'active' && <p>{t('agreement.changed')}</p>}
        {state === 'active' && (
          <div>
            <Button
              look="secondary"
              busy={busy}
              onPress={() => {
                decide('refuse');
              }}
            >
              {told('agreement.end', { name })}
            </Button>
          </div>
        )}
      </Page>
    );
  }
  return (
    <Page title={told('agreement.asks', { name })} lead={told('agreement.hello', { name: agreement.firstName })}>
      {said}
      <Card>
        <SummaryList
          rows={[
            { key: 'who', term: t('agreement.requester'), value: name },
            { key: 'iAm', term: t('delegates.youAre'), value: whoIAm(relationship) },
            { key: 'levels', term: t('delegates.asksFor'), value: levels(scopes) },
            ...(endsOn === null
              ? []
              : [{ key: 'until', term: t('delegates.until'), value: formatDate(endsOn, lang, { weekday: false }) }]),
          ]}
        />
      </Card>
      <Meaning agreement={agreement} name={name} />
      <Note icon="lock">{t('agreement.unknown')}</Note>
      <Cluster>
        <Button
          busy={decision === 'agree' && busy}
          onPress={() => {
            decide('agree');
          }}
        >
          {told('agreement.agree', { name })}
        </Button>
        <Button
          look="secondary"
          busy={decision === 'refuse' && busy}
          onPress={() => {
            decide('refuse');
          }}
        >
          {told('agreement.refuse', { name })}
        </Button>
      </Cluster>
    </Page>
  );
}
