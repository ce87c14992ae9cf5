import { expose } from 'comlink';
import { openTable } from './tableFile.ts';

expose(openTable);
