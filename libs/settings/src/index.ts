export { isLoopback } from './hosts.ts';
export { localValues, readSettings, valuesOf } from './readSettings.ts';
export type { Raw, Values } from './readSettings.ts';
export { demanded, SettingError } from './setting.ts';
export type { Kind, Problem, Setting } from './setting.ts';
