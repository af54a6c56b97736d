import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useFollowEventsQuery, type Heard } from '../../api/liveApi';
import { BottomNotice, Button, ButtonLink } from '../../ui';
import { noticeOf } from './noticeOf';

const nothing: Heard = { event: null, count: 0 };

/**
 * Tells what concerns the person while they are at something else: a visit that the clinic changed, a hold about to end, an offer.
 * It stays until it is put away or another page is opened.
 */
export function LiveNotices() {
  const { t } = useTranslation();
  const { data: { event, count } = nothing } = useFollowEventsQuery();
  const { pathname } = useLocation();
  const [read, setRead] = useState({ count: 0, pathname });
  if (read.pathname !== pathname) setRead({ count, pathname });
  const notice = count > read.count ? noticeOf(event, pathname) : null;
  return (
    notice && (
      <BottomNotice
        title={t(notice.title)}
        actions={
          <>
            <ButtonLink to={notice.to}>{t(notice.see)}</ButtonLink>
            <Button
              look="secondary"
              onPress={() => {
                setRead({ count, pathname });
              }}
            >
              {t('common.close')}
            </Button>
          </>
        }
      />
    )
  );
}
