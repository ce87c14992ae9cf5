import { filtersCodec } from '../../reports/search/filtersCodec.ts';

/** All three filters are mandatory (spec §5). */
export const codec = filtersCodec((read) => ({
  from: read('from'),
  to: read('to'),
  building: read('building'),
}));
