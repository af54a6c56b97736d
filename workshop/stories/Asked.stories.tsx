import { useTranslation } from 'react-i18next';

import { Asked, Missed, NoAnswer } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Waiting/Asked' } satisfies Subject;

const refetch = () => undefined;

export function OnItsWay() {
  return <Asked query={{ refetch }}>{() => null}</Asked>;
}

export function Answered() {
  const { t } = useTranslation();
  return <Asked query={{ data: 3, refetch }}>{(count) => <p>{t('mailbox.unread', { count })}</p>}</Asked>;
}

export function Refused() {
  return <Asked query={{ error: { message: 'errors.unavailable', status: 503 }, refetch }}>{() => null}</Asked>;
}

export function RefusedAlone() {
  return <NoAnswer error={{ message: 'errors.unavailable', status: 503 }} onRetry={refetch} />;
}

export function Replaced() {
  return <Missed queries={[{ error: { message: 'errors.replacedAnswer', status: 'replaced' }, refetch }]} />;
}
