import { useTranslation } from 'react-i18next';
import { useState } from 'react';

import type { CalendarFeed } from '../../../contract/appointmentLinks.ts';
import { useEndCalendarFeedMutation, useReplaceCalendarFeedMutation } from '../../api/calendarApi';
import { failureIn } from '../../api/capability';
import { Button, Cluster, Outcome, Stack, AlertDialog } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { FeedAddress } from './FeedAddress';

type Props = {
  question: string;
  consequence: string;
  busy: string | false;
  onPress: () => void;
  children: string;
};

function AskedButton({ question, consequence, busy, onPress, children }: Props) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      <Button
        look="secondary"
        busy={busy}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {children}
      </Button>
      {isAsking && (
        <AlertDialog title={question} text={consequence} onDismiss={close}>
          <Cluster>
            <Button look="secondary" onPress={close}>
              {t('calendar.keep')}
            </Button>
            <Button
              look="warning"
              onPress={() => {
                close();
                onPress();
              }}
            >
              {children}
            </Button>
          </Cluster>
        </AlertDialog>
      )}
    </>
  );
}

export function CalendarSubscription({ feed: { url } }: { feed: CalendarFeed }) {
  const { t } = useTranslation();
  const [replace, replacing] = useReplaceCalendarFeedMutation();
  const [end, ending] = useEndCalendarFeedMutation();
  const begun = useStanding(replacing);
  const stopped = useStanding(ending);
  const { error, requestId } = begun.error ? begun : stopped;
  const begins = url === null ? 'calendar.begin.notKnown' : 'calendar.replace.notKnown';
  const begin = () => {
    ending.reset();
    void replace();
  };
  const stop = () => {
    replacing.reset();
    void end();
  };
  return (
    <Stack>
      {error && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t(begun.error ? begins : 'calendar.end.notKnown')}
            isBusy={replacing.isLoading || ending.isLoading}
            onLook={begun.error ? begin : stop}
          />
        </Outcome>
      )}
      {replacing.isSuccess && (
        <Outcome key={replacing.requestId} tone="success">
          {t('calendar.ready')}
        </Outcome>
      )}
      {ending.isSuccess && (
        <Outcome key={ending.requestId} tone="success">
          {t('calendar.ended')}
        </Outcome>
      )}
      {url === null ? (
        <div>
          <Button busy={replacing.isLoading && t('calendar.busy')} onPress={begin}>
            {t('calendar.begin')}
          </Button>
        </div>
      ) : (
        <>
          <FeedAddress key={url} url={url} />
          <Cluster>
            <AskedButton
              question={t('calendar.replace.question')}
              consequence={t('calendar.replace.text')}
              busy={replacing.isLoading && t('calendar.busy')}
              onPress={begin}
            >
              {t('calendar.replace')}
            </AskedButton>
            <AskedButton
              question={t('calendar.end.question')}
              consequence={t('calendar.end.text')}
              busy={ending.isLoading && t('calendar.busy')}
              onPress={stop}
            >
              {t('calendar.end')}
            </AskedButton>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
