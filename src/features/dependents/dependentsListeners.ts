import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { fieldsOf } from '../../lib/isRecord';

/** Locked or pending access, or a 404 on a call that names a dependent (product §8 Codes). */
const saysNoAccess = (action: UnknownAction): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const { message } = fieldsOf(action.payload);
  const { dependent } = fieldsOf(fieldsOf(fieldsOf(action.meta)['arg'])['originalArgs']);
  return message === 'dependents.noAccess' || (message === 'errors.notFound' && Boolean(dependent));
};

/** Refetches when a call reveals that access ended elsewhere; needs no event stream. */
export const listenToDependents = (startListening: StartListening): void => {
  startListening({
    predicate: saysNoAccess,
    effect: (_action, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Dependent']));
    },
  });
};
