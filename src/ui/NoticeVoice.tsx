import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { visuallyHidden } from './theme/mixins';
import { toldNotices } from './toldNotices';

const Said = styled.div`
  ${visuallyHidden}
`;

/**
 * Says to screen readers what each BottomNotice shows. It stands on every page before there is anything to say: a status that comes
 * together with its words may stay unsaid. Each notice is said by itself, not again when another comes.
 */
export function NoticeVoice() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(toldNotices.subscribe, toldNotices.get, toldNotices.get);
  return (
    <Said role="status" aria-atomic="false">
      {notices.map(({ id, title, text }) => (
        <p key={id}>
          {t('common.notice', { title })}
          {text !== undefined && (
            <>
              <br />
              {text}
            </>
          )}
        </p>
      ))}
    </Said>
  );
}
