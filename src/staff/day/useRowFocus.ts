import { useEffect, useRef } from 'react';

import type { StaffAppointment } from '../../../contract/staff.ts';

export const personIdOf = (reservationId: string): string => `person-${reservationId}`;

const isFree = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.tagName === 'H1';
};

export const focusBack = (reservationId: string | undefined): void => {
  if (reservationId !== undefined && isFree()) document.getElementById(personIdOf(reservationId))?.focus();
};

export const useBackFocus = ({ reservationId }: StaffAppointment, backOn: string | undefined): void => {
  useEffect(() => {
    if (backOn === reservationId) focusBack(reservationId);
  }, [backOn, reservationId]);
};

/** A pressed button leaves with the state that it changed: the person of its row takes the focus. */
export const useRowFocus = ({ reservationId, status }: StaffAppointment): (() => void) => {
  const isActed = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isActed.current && isLost) document.getElementById(personIdOf(reservationId))?.focus();
    isActed.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the act is over when its status has come
  }, [status]);
  return () => {
    isActed.current = true;
  };
};
