import { reportLimits } from '../../../contract/limits.ts';
import { isAwaited } from '../../api/isAwaited';
import { selectIsOffered } from '../../api/capability';
import { sendReport, useGetSupportQuery } from '../../api/supportApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { FormFailure } from '../../ui';

type Sent = { reference: string; file: string; contact: string };

/** How a report reaches support; `asking` until the network has said it. */
export type ReportWay = 'asking' | 'sent' | 'saved';

export const useSendReport = () => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const asked = useGetSupportQuery();
  const isOffered = useAppSelector(selectIsOffered('getSupport', 'sendReport'));
  const isTaken = isOffered && asked.data?.takesReports === true;
  const way: ReportWay = isAwaited(asked) ? 'asking' : isTaken ? 'sent' : 'saved';
  const send = async (report: Sent): Promise<FormFailure | undefined> => {
    if (report.file.length > reportLimits.file) return { message: 'report.tooBig' };
    return (await dispatch(sendReport({ ...report, lang }))).error;
  };
  return { way, send };
};
