import { configure } from '@testing-library/dom';

/**
 * The longest wait of `findBy…` and `waitFor`, in ms. It only limits what never happens, so it is long enough
 * for a loaded machine.
 */
configure({ asyncUtilTimeout: 60_000 });
