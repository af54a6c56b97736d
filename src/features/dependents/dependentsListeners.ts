import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { dependentsApi } from '../../api/dependentsApi';
import type { StartListening } from '../../api/listening';
import { fieldsOf } from '../../lib/isRecord';

/** Whether a refusal says that somebody may not be acted for: locked or waiting; or, of a call that names them, not there any more (product §8 Codes). */
const saysNoAccess = (action: UnknownAction): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const { message } = fieldsOf(action.payload);
  const { dependent } = fieldsOf(fieldsOf(fieldsOf(action.meta)['arg'])['originalArgs']);
  return message === 'dependents.noAccess' || (message === 'errors.notFound' && Boolean(dependent));
};

/** An access that ended elsewhere is noticed by the first call that is refused, also where no stream tells of it. */
export const listenToDependents = (startListening: StartListening): void => {
  startListening({
    predicate: saysNoAccess,
    effect: (_action, { dispatch }) => {
      dispatch(dependentsApi.util.invalidateTags(['Dependent']));
    },
  });
};
