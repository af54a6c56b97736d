import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../lib/paths';
import type { BookingStepProps } from './bookingPort';
import { readSearch, readStep, writeStep } from './searchQuery';

/** The booking's step, criteria and, at its end, visit, as the address says them; `go` writes the next address. */
export const useBookingAddress = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choice = readSearch(query);
  const go: BookingStepProps['go'] = (step, { choice: next = choice, replace = false, visit } = {}) => {
    const search = writeStep(step, next) + (visit === undefined ? '' : `&visit=${encodeURIComponent(visit)}`);
    void navigate({ pathname: paths.newAppointment, search }, { replace });
  };
  return { step: readStep(query), choice, visitId: query.get('visit') ?? '', go };
};
