/** Where the bare page finds the session's token in the local storage. */
export const TOKEN = 'bench.token';

/** As many as the portal's own pages have (spec §9). */
export const ROWS_OF_A_PAGE = 50;

/** The bare page of transactions; every other address is the bare page of uses. */
export const TRANSACTIONS = '/transactions';
