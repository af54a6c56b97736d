import type { ComponentProps } from 'react';

import { WriteProblem } from './WriteProblem';

type Problem = ComponentProps<typeof WriteProblem>;

export const tellFailure =
  (what: string, phone?: Problem['phone']) => (failure: Problem['failure'], again: () => void, isBusy: boolean) => (
    <WriteProblem failure={failure} what={what} phone={phone} isBusy={isBusy} onLook={again} />
  );
