import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextNumber } from '../../../contract/news.ts';
import type { Notifications } from '../../../contract/session.ts';
import { failureIn } from '../../api/capability';
import { useEndTextNumberMutation, useGetTextNumberQuery } from '../../api/textNumberApi';
import { showPhone } from '../../lib/phone';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { Alert, Button, Card, Cluster, Outcome } from '../../ui';
import { CodeForm } from './CodeForm';
import { KindsForm } from './KindsForm';
import { NumberForm } from './NumberForm';

type Props = { known: Notifications; phone: string | null; onSaved: () => Promise<void> };

const shown = (number: string | null): string => showPhone((number ?? '').replace(/^\+1/, ''));

function Begun({ text, known, isChanged, onSaved }: Omit<Props, 'phone'> & { text: TextNumber; isChanged: boolean }) {
  const { t } = useTranslation();
  const [isOther, setIsOther] = useState(false);
  const [end, ending] = useEndTextNumberMutation();
  const { error, requestId } = useStanding(ending);
  const { number, state } = text;
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isChanged && document.activeElement === document.body) told.current?.focus();
  }, [isChanged]);
  const where = t(`texts.state.${state}`);
  return (
    <>
      <p ref={told} tabIndex={-1}>
        {where} <strong translate="no">{shown(number)}</strong>
      </p>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t('texts.end.notKnown')}
            isBusy={ending.isLoading}
            onLook={() => void end()}
          />
        </Outcome>
      )}
      {state === 'stopped' && <Alert tone="warning">{t('texts.stopped')}</Alert>}
      {state === 'confirmed' && known.texts?.length === 0 && <Alert tone="warning">{t('texts.nothing')}</Alert>}
      {state === 'waiting' && !isOther && <CodeForm />}
      {state === 'confirmed' && !isOther && <KindsForm channel="texts" known={known} onSaved={onSaved} />}
      {isOther && (
        <NumberForm
          known={shown(number)}
          onSent={() => {
            setIsOther(false);
          }}
        />
      )}
      <Cluster>
        {!isOther && (
          <Button
            look="secondary"
            onPress={() => {
              setIsOther(true);
            }}
          >
            {t(state === 'waiting' ? 'texts.again' : 'texts.other')}
          </Button>
        )}
        <Button look="secondary" busy={ending.isLoading && t('texts.ending')} onPress={() => void end()}>
          {t('texts.end')}
        </Button>
      </Cluster>
    </>
  );
}

export function TextsCard({ known, phone, onSaved }: Props) {
  const { t } = useTranslation();
  const { data: text } = useGetTextNumberQuery(undefined, {
    skip: known.texts === undefined,
    refetchOnMountOrArgChange: true,
  });
  const [first, setFirst] = useState<string>();
  if (!text?.isOffered) return null;
  const standing = `${text.state} ${text.number ?? ''}`;
  if (first === undefined) setFirst(standing);
  return (
    <Card>
      <h2>{t('texts.title')}</h2>
      <p>{t('texts.lead')}</p>
      {text.state === 'none' ? (
        <NumberForm known={shown(phone)} />
      ) : (
        <Begun key={standing} text={text} known={known} isChanged={first !== standing} onSaved={onSaved} />
      )}
    </Card>
  );
}
