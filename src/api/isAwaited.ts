import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from './apiError';

type Asked = { isLoading: boolean; error?: ApiError | SerializedError | undefined };

/**
 * No answer or failure yet. `isLoading` turns true again when a failed query refetches, which would unmount a form in
 * use.
 */
export const isAwaited = ({ isLoading, error }: Asked): boolean => isLoading && error === undefined;
