import { testAgainst } from '../../src/journey.ts';

/** The journeys of this folder; those of another object would start the run for themselves. */
export const test = testAgainst('pagosweb');
