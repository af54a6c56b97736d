import { useSearchParams } from 'react-router-dom';

import { dateShown } from '../dateShown';
import { useClinic, type StaffClinic } from '../useClinic';

export type ShownDay = { clinic: StaffClinic; date: string; today: string };

export const useDay = (): ShownDay | null => {
  const [asked] = useSearchParams();
  const clinic = useClinic();
  return clinic === undefined ? null : { clinic, ...dateShown(asked, clinic.timeZone) };
};
