import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { StaffThreadSummary } from '../../../contract/staffThreads.ts';
import { Marked, unmarked } from '../../i18n/Marked';
import { useTold } from '../../i18n/useTold';
import { listed } from '../../lib/lists';
import { Icon } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { Row } from '../Row';
import { toThread } from '../staffPaths';
import { Holder } from './Holder';
import { useAbout } from './useAbout';
import { useSince } from './useSince';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};
  b {
    font-weight: 650;
  }
`;

type Props = { thread: StaffThreadSummary; clinicId: string; timeZone: string };

export function ThreadRow({ thread, clinicId, timeZone }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const { files, holder, subject, threadId, waitingSince, writer } = thread;
  const { name, facts } = useAbout(thread.about);
  const since = useSince(timeZone)(waitingSince);
  return (
    <Row>
      <Line>
        <b translate="no">{name}</b>
        <time dateTime={waitingSince}>
          <Marked text={since} />
        </time>
      </Line>
      <p>{facts}</p>
      {writer !== null && <p>{told('staff.threads.writer', { name: writer })}</p>}
      <Link to={toThread(clinicId, threadId)} aria-label={listed([subject, name, unmarked(since)])}>
        {subject}
      </Link>
      {files > 0 && (
        <p>
          <Icon name="attach" /> <span>{t('staff.threads.files', { count: files })}</span>
        </p>
      )}
      <Holder holder={holder} />
    </Row>
  );
}
