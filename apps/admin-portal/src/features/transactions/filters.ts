import { filtersCodec } from '../../reports/search/filtersCodec.ts';

/** Days and building, which are mandatory (spec §5). */
export const codec = filtersCodec();
