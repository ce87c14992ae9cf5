import { configure } from '@testing-library/dom';

/**
 * How long `findBy…` and `waitFor` look for what they wait for, in ms: a bound for what never comes, on a
 * loaded machine too.
 */
configure({ asyncUtilTimeout: 60_000 });
