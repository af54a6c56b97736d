import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Space } from '../../../../contract/appointments.ts';
import type { ExpressIdentified } from '../../../../contract/express.ts';
import { refusalIn } from '../../../api/capability';
import { useIdentifyExpressMutation } from '../../../api/expressApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../lib/paths';
import { useAppSelector } from '../../../store/hooks';
import { Button, Card, LinkLine, Page, SummaryList } from '../../../ui';
import { selectRaisonVisite } from '../appointmentsSlice';
import { CancelRule } from '../CancelRule';
import { ProblemAlert } from '../ProblemAlert';
import { isEnded } from '../refusals';
import { useVisitRows } from '../useVisitRows';
import { identityOf, questionOf, type ExpressAnswers } from './answers';
import { positionOf, type ExpressStep } from './expressSteps';
import { useAnswerRows } from './useAnswerRows';

type Props = {
  token: string;
  place: Space;
  answers: ExpressAnswers;
  addressOf: (step: ExpressStep) => string;
  timer: ReactNode;
  onSent: (sent: ExpressIdentified) => void;
  onEnded: () => void;
  onOtherTime: () => void;
};

/** A link to a text that is read beside the page, so that nothing typed is lost. */
const textLink = (path: string) => <Link to={path} target="_blank" rel="noreferrer" />;

/** Check your answers. Nothing is booked yet: a code goes to the address that was given, and shows that it is read. */
export function CheckStep({ token, place, answers, addressOf, timer, onSent, onEnded, onOtherTime }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const rows = useVisitRows();
  const answerRows = useAnswerRows(addressOf);
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const [identify, { isLoading, error }] = useIdentifyExpressMutation();
  const wrong = [...new Set(Object.keys(refusalIn(error)?.fields ?? {}).map(questionOf))].filter(
    (question) => question !== undefined,
  );

  const send = async () => {
    const { data, error: failure } = await identify({ token, ...identityOf(answers, lang) });
    if (data) onSent(data);
    else if (isEnded(failure)) onEnded();
  };
  return (
    <Page title={t('review.title')} lead={t('booking.step', positionOf('check'))} back={{ to: addressOf('language') }}>
      <ProblemAlert problem={error}>
        {wrong.map((question) => (
          <LinkLine key={question}>
            <Link to={addressOf(question)}>{t(`express.${question}.title`)}</Link>
          </LinkLine>
        ))}
      </ProblemAlert>
      <Card>
        <SummaryList
          rows={[rows.when(place), rows.where(place), rows.who(place), rows.how(place), rows.why(raisonVisite)]}
        />
      </Card>
      <Card>
        <h2>{t('express.check.person')}</h2>
        <SummaryList rows={answerRows(answers)} />
      </Card>
      {timer}
      <CancelRule place={place} />
      <p>
        <Trans
          t={t}
          i18nKey="express.check.terms"
          components={{ terms: textLink(paths.terms), privacy: textLink(paths.privacy) }}
        />
      </p>
      <div>
        <Button
          busy={isLoading && t('express.check.busy')}
          onPress={() => {
            void send();
          }}
        >
          {t('express.check.submit')}
        </Button>
      </div>
      <div>
        <Button look="quiet" onPress={onOtherTime}>
          {t('review.otherTime')}
        </Button>
      </div>
    </Page>
  );
}
