import { useNavigate, useSearchParams } from 'react-router-dom';

import type { BookingWays } from './bookingPort';
import { readSearch, readStep, writeStep } from '../search/searchQuery';

export const useBookingAddress = <S extends string>(path: string, steps: readonly S[]) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choice = readSearch(query);
  const ways: BookingWays<S> = {
    go: (step, { choice: next = choice, replace = false, visit } = {}) => {
      const search = writeStep(step, next) + (visit === undefined ? '' : `&visit=${encodeURIComponent(visit)}`);
      void navigate({ pathname: path, search }, { replace });
    },
    addressOf: (step, next = choice) => `${path}?${writeStep(step, next)}`,
  };
  return { step: readStep(query, steps), choice, appointmentId: query.get('visit') ?? '', ...ways };
};
