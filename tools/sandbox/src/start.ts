import { builtMode } from './local/builtMode.ts';
import { runCommand } from './local/command.ts';

/** `npm start`: the whole product as it is installed (docs/local-run.md). */
runCommand(builtMode, 'usage: npm start -- [--fresh] [--buildings 50] [--their-server]');
