import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from './apiError';

type Asked = { isLoading: boolean; error?: ApiError | SerializedError | undefined };

/**
 * Whether a query has come to neither an answer nor a failure yet. `isLoading` is true again each time a query that failed is asked
 * anew, as whenever another part of the page needs it too: a page that waited for it would take from the screen what is being typed.
 */
export const isAwaited = ({ isLoading, error }: Asked): boolean => isLoading && error === undefined;
