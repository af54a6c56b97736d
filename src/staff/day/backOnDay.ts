import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { StaffDayQuery } from '../../../contract/staff.ts';
import { fieldsOf } from '../../lib/isRecord';
import { toDay } from '../staffPaths';
import { focusBack } from './useRowFocus';

const rowIn = ({ state }: { state: unknown }): string | undefined => {
  const { row } = fieldsOf(state);
  return typeof row === 'string' ? row : undefined;
};

export const useBackOn = (): string | undefined => {
  const location = useLocation();
  const [row] = useState(() => rowIn(location));
  // After the title.
  useEffect(() => {
    focusBack(row);
  }, [row]);
  return row;
};

export const useBackToDay = ({ clinic, date }: StaffDayQuery) => {
  const navigate = useNavigate();
  return async (row: string, message: string): Promise<void> => {
    await navigate(toDay(clinic, date), { state: { row, flash: { tone: 'success', message } } });
  };
};
