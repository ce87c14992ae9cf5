import { expose } from 'comlink';
import { TableFile } from './tableFile.ts';

expose(TableFile);
