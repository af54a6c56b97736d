import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffAccessRequest } from '../../../contract/staffPeople.ts';
import { Passing, saysWhole, Unseen } from '../../ui';

type Requests = readonly StaffAccessRequest[] | undefined;

const isNew = (before: Requests, now: Requests): boolean => {
  const known = new Set(before?.map(({ linkId }) => linkId));
  return before !== undefined && now !== undefined && now.some(({ linkId }) => !known.has(linkId));
};

export function AccessVoice({ requests }: { requests: Requests }) {
  const { t } = useTranslation();
  const [heard, setHeard] = useState({ requests, times: 0 });
  if (requests !== undefined && heard.requests !== requests)
    setHeard({ requests, times: heard.times + (isNew(heard.requests, requests) ? 1 : 0) });
  return (
    <Unseen as="div" {...saysWhole}>
      <p>{heard.times > 0 && <Passing key={heard.times}>{t('staff.live.request')}</Passing>}</p>
    </Unseen>
  );
}
