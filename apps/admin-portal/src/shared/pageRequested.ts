import { createAction } from '@reduxjs/toolkit';

/**
 * A page of the dashboard was navigated to, with its query: told by its route's loader, while its code is
 * loading.
 */
export const pageRequested = createAction<{ path: string; search: string }>('portal/pageRequested');
