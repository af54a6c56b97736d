import { useTranslation } from 'react-i18next';

import type { OpenSession } from '../../../contract/account.ts';
import { useEndSessionMutation } from '../../api/accountApi';
import { failureIn, refusalIn } from '../../api/capability';
import { Button, Outcome, Stack } from '../../ui';
import { useStanding } from '../../unproven/useStanding';
import { WriteProblem } from '../../unproven/WriteProblem';
import { OpenSessionCard } from './OpenSessionCard';

/** `onGone`: a session had already ended. */
type Props = { sessions: readonly OpenSession[]; onGone: () => void };

export function OpenSessions({ sessions, onGone }: Props) {
  const { t } = useTranslation();
  const [end, asked] = useEndSessionMutation();
  const { isLoading, isSuccess, originalArgs } = asked;
  const { error, requestId } = useStanding(asked);
  const ending = isLoading ? originalArgs?.id : undefined;
  const others = sessions.filter(({ current }) => !current);
  const endOne = async (id: string) => {
    const { error: failure } = await end({ id });
    if (refusalIn(failure)?.status === 404) onGone();
  };
  const isGone = refusalIn(error)?.status === 404;
  return (
    <Stack>
      {error && !isGone && (
        <Outcome key={requestId} tone="error">
          <WriteProblem
            failure={failureIn(error)}
            what={t('devices.notKnown')}
            isBusy={isLoading}
            onLook={() => {
              if (originalArgs) void endOne(originalArgs.id);
            }}
          />
        </Outcome>
      )}
      {(isSuccess || isGone) && (
        <Outcome key={requestId} tone="success">
          {originalArgs?.id === 'others' ? t('devices.endedOthers') : t('devices.ended')}
        </Outcome>
      )}
      {sessions.map((session) => (
        <OpenSessionCard
          key={session.sessionId}
          session={session}
          isBusy={ending === session.sessionId}
          onEnd={() => {
            void endOne(session.sessionId);
          }}
        />
      ))}
      {others.length > 1 && (
        <div>
          <Button
            look="secondary"
            busy={ending === 'others' && t('devices.ending')}
            onPress={() => {
              void end({ id: 'others' });
            }}
          >
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
      {others.length === 0 && <p>{t('devices.onlyThis')}</p>}
    </Stack>
  );
}
