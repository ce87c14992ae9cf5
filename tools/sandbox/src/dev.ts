import { devMode } from './dev/devMode.ts';
import { runCommand } from './local/command.ts';

/** `npm run dev`: the whole product from its sources, with changes shown at once. */
runCommand(devMode, 'usage: npm run dev -- [--fresh] [--buildings 50] [--their-server]');
