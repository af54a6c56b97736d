import { useEffect, useRef } from 'react';

import { reportLimits } from '../../../contract/limits.ts';
import { selectIsOffered } from '../../api/capability';
import { sendReport, useGetSupportQuery } from '../../api/supportApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { FormFailure } from '../../ui';

type Sent = { reference: string; file: string; contact: string };

/** Leaving the page cancels. */
export const useSendReport = () => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const asked = useGetSupportQuery();
  const isOffered = useAppSelector(selectIsOffered('getSupport', 'sendReport'));
  const underWay = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );
  const send = async (report: Sent): Promise<FormFailure | undefined> => {
    if (report.file.length > reportLimits.file) return { message: 'report.tooBig' };
    underWay.current = new AbortController();
    return (await dispatch(sendReport({ ...report, lang }, underWay.current))).error;
  };
  return { asked, takesReports: asked.currentData?.takesReports === true && isOffered, send };
};
