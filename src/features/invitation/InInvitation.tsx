import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isAbsent, refusalIn } from '../../api/capability';
import type { ShownInvitation } from '../../api/invitationApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button, EmptyState, Page, Waiting } from '../../ui';
import { InBookingChannel } from '../../scheduling/channel/channel';
import { useInvitations } from './useInvitations';

/** `isAsking` while the list is asked for again. */
type Shown = { invitations: readonly ShownInvitation[]; firstName: string | null; isAsking: boolean };

/** What somebody was invited to, once it is known, with the clinics at hand. Whoever has no token is led to identify by the refusal itself; a back end that knows no invitations has none. */
export function InInvitationArea({ children }: { children: (shown: Shown) => ReactNode }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const { invitations, firstName, area, isAsking, error, askAgain } = useInvitations();
  if (invitations && area)
    return (
      <InBookingChannel value={{ area, urls: {} }}>{children({ invitations, firstName, isAsking })}</InBookingChannel>
    );
  if (error === undefined || refusalIn(error)?.status === 401) return <Waiting cards={1} />; // refused: the way to the door has begun
  if (isAbsent(error))
    return (
      <Page title={t('hub.title')}>
        <EmptyState title={t('hub.none')} text={t('hub.none.text')} />
      </Page>
    );
  return (
    <Page title={t('hub.title')}>
      <Alert>
        <p>{text(error)}</p>
        <Button look="secondary" onPress={askAgain}>
          {t('common.retry')}
        </Button>
      </Alert>
    </Page>
  );
}
