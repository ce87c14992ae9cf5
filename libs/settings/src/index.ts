export { isLoopback } from './hosts.ts';
export { readSettings } from './readSettings.ts';
export type { RawSettings, SettingValues } from './readSettings.ts';
export { optional, required, requiredInProduction, SettingError } from './setting.ts';
export type { SettingKind, SettingProblem, Setting } from './setting.ts';
