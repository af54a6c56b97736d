import { useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams, Link } from 'react-router-dom';

import { useGetUserQuery } from '../../../api/profileApi';
import { draftOf, draftOpened, forgetDraft } from '../../../lib/drafts';
import { paths, toNewDependent } from '../../../lib/paths';
import { Card, Page, Note } from '../../../ui';
import { AddedPerson } from './AddedPerson';
import { AskForm } from './AskForm';
import { CheckNewPerson } from './CheckNewPerson';
import { LinkForm } from './LinkForm';
import { WhoForm } from './WhoForm';
import { fitted, stepAfter, steps, stepsFor, type NewPerson, type Step, nobodyYet } from './newPersonForm';
import { useSendPerson } from './useSendPerson';

const name = 'new person';

/** In memory only. Survives a lost session, except the health number. */
const useNewPerson = () => {
  const [begunFrom] = useState(() => draftOf(name));
  const [person, setPerson] = useState<NewPerson>(() => ({ ...nobodyYet, ...begunFrom }));
  const latest = useRef(person);
  useEffect(() => draftOpened(name, () => latest.current), []);
  return {
    person,
    answer: (answers: Partial<NewPerson>): NewPerson => {
      latest.current = { ...person, ...answers };
      setPerson(latest.current);
      return latest.current;
    },
    forget: () => {
      forgetDraft(name, begunFrom);
    },
  };
};

/** The person asked to agree must know who asks. */
function OwnNameNote() {
  const { t } = useTranslation();
  const { data: profile } = useGetUserQuery();
  if (profile === undefined || (profile.firstName && profile.lastName)) return null;
  return (
    <Note icon="person">
      <span>{t('dependents.add.ownName')}</span>{' '}
      <Link to={paths.accountProfile}>{t('dependents.add.ownName.link')}</Link>
    </Note>
  );
}

const forms = { who: WhoForm, link: LinkForm, ask: AskForm } as const;

/** `today` is the date in Quebec. */
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
      <Page key={step} titleKey="dependents.add.check" lead={progress} back={back}>
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
    <Page key={step} titleKey={`dependents.add.${step}`} lead={progress} back={back}>
      {step === 'who' && <OwnNameNote />}
      <Card>
        <Form person={person} today={today} refused={refused?.failure.fields ?? {}} onAnswered={onAnswered} />
      </Card>
    </Page>
  );
}
