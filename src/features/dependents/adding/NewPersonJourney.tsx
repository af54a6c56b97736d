import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { paths, toNewDependent } from '../../../lib/paths';
import { Card, Page } from '../../../ui';
import { AddedPerson } from './AddedPerson';
import { AskForm } from './AskForm';
import { CheckNewPerson } from './CheckNewPerson';
import { LinkForm } from './LinkForm';
import { fitted, stepAfter, steps, stepsFor, type NewPerson, type Step } from './newPersonForm';
import { OwnNameNote } from './OwnNameNote';
import { useNewPerson } from './useNewPerson';
import { useSendPerson } from './useSendPerson';
import { WhoForm } from './WhoForm';

const forms = { who: WhoForm, link: LinkForm, ask: AskForm } as const;

/**
 * Somebody new, in short steps: who, on what basis, what is asked; then once more to check, and sent once. The address says the step.
 * A journey begins with its first step, whatever the address: the answers are nowhere but here. `today` is the date in Quebec.
 */
export function NewPersonJourney({ today }: { today: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { person, answer, forget } = useNewPerson();
  const { send, isSending, added, refused, clear } = useSendPerson();
  const [reached, setReached] = useState(0);
  const asked = query.get('step') ?? 'who';
  const step = steps.find((one) => one === asked && steps.indexOf(one) <= reached);

  const go = (to: Step | 'done') => {
    setReached((before) =>
      Math.max(
        before,
        steps.findIndex((one) => one === to),
      ),
    );
    void navigate(toNewDependent(to), { replace: to === 'done' });
  };
  const finish = async () => {
    if (!(await send(person, today))) return;
    forget();
    go('done');
  };
  if (added) return <AddedPerson {...added} />;
  if (step === undefined) return <Navigate to={paths.newDependent} replace />;

  const order = stepsFor(person, today);
  const progress = t('booking.step', { step: order.indexOf(step) + 1, total: order.length });
  const before = order[order.indexOf(step) - 1];
  const back =
    before === undefined ? { to: paths.dependents, label: t('dependents.title') } : { to: toNewDependent(before) };
  if (step === 'check') {
    return (
      <Page key={step} title={t('dependents.add.check')} lead={progress} back={back}>
        <CheckNewPerson
          person={person}
          today={today}
          refused={refused}
          isSending={isSending}
          onSend={() => {
            void finish();
          }}
        />
      </Page>
    );
  }
  const Form = forms[step];
  const onAnswered = (answers: NewPerson) => {
    clear();
    go(stepAfter(step, answer(fitted(answers, today)), today));
  };
  return (
    <Page key={step} title={t(`dependents.add.${step}`)} lead={progress} back={back}>
      {step === 'who' && <OwnNameNote />}
      <Card>
        <Form person={person} today={today} refused={refused?.failure.fields ?? {}} onAnswered={onAnswered} />
      </Card>
    </Page>
  );
}
