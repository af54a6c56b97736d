import { useState } from 'react';

import { useLater } from '../../ui';

/** In seconds before the end. */
const warnings = [30, 120];

const afterTitleMs = 1_000;

const wholeMinutes = (seconds: number): number => (seconds < 3_600 ? Math.round(seconds / 60) * 60 : seconds);

/**
 * The seconds that a screen reader says are left: at the start, at two minutes and at thirty seconds. Between two of
 * these the answer stays the same.
 */
export const useSpokenTime = (left: number, saysStart: boolean): number | null => {
  const isLate = useLater(afterTitleMs);
  const warning = warnings.find((seconds) => left <= seconds);
  const [said, setSaid] = useState({ warning, seconds: warning === undefined ? wholeMinutes(left) : left });
  if (said.warning !== warning) setSaid({ warning, seconds: warning ?? wholeMinutes(left) });
  return isLate && (saysStart || warning !== undefined) ? said.seconds : null;
};
