import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { StaffThreadSummary } from '../../../contract/staffThreads.ts';
import { languageOf } from '../../lib/languageOf';
import { Icon, Pause, Unseen } from '../../ui';
import { focusRing } from '../../ui/theme/mixins';
import { color, space, type } from '../../ui/theme/tokens';
import { useAge } from '../day/parts';
import { threadAt } from '../staffPaths';
import { Holder } from './Holder';
import { useSince } from './useSince';

const Row = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  a {
    padding-block: ${space.s};
    font-size: ${type.lead};
    font-weight: 650;
    overflow-wrap: anywhere;
    ${focusRing}
  }
`;

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
  const since = useSince(timeZone);
  const { about, files, holder, subject, threadId, waitingSince, writer } = thread;
  const years = useAge(about.age);
  const when = since(waitingSince);
  return (
    <Row>
      <Line aria-hidden="true">
        <b>{[about.name, years].filter(Boolean).join(', ')}</b>
        <time dateTime={waitingSince}>{when}</time>
      </Line>
      {writer !== null && <p>{t('staff.threads.writer', { name: writer })}</p>}
      <Link to={threadAt(clinicId, threadId)}>
        <span lang={languageOf(subject)}>
          {subject}
          <Pause>,</Pause>
        </span>
        <Unseen>{[about.name, years, when].filter(Boolean).join(', ')}</Unseen>
      </Link>
      {files > 0 && (
        <p>
          <Icon name="attach" /> {t('staff.threads.files', { count: files })}
        </p>
      )}
      <Holder holder={holder} />
    </Row>
  );
}
