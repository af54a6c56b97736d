import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from '../../api/apiError';
import { refusalIn } from '../../api/capability';

/** Whether the key of a mailed link serves no more: used, too old, replaced by a newer one, or none at all (product §4). */
export const isKeySpent = (error: ApiError | SerializedError | undefined): boolean => refusalIn(error)?.status === 410;
