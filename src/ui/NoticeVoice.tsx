import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { saysLines } from './live';
import { Passing } from './Passing';
import { visuallyHidden } from './theme/mixins';
import { toldNotices } from './toldNotices';

const Said = styled.div`
  ${visuallyHidden}
`;

/** Mounted empty: a status region inserted with its text may stay silent. */
export function NoticeVoice() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(toldNotices.subscribe, toldNotices.get, toldNotices.get);
  return (
    <Said {...saysLines}>
      {notices.map(({ id, title, text }) => (
        <p key={id}>
          <Passing>{t('common.notice', { title })}</Passing>
          {text !== undefined && (
            <>
              <br />
              <Passing>{text}</Passing>
            </>
          )}
        </p>
      ))}
    </Said>
  );
}
