import { put, select, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../shared/context.ts';
import { selectStored } from '../session/session.slice.ts';
import { storeSettings, readSettings, settingsKey } from './tableSettings.ts';
import type { PortalTable } from './tableSettings.ts';
import { settingsChosen, settingsRead, tableOpened } from './tableSettings.slice.ts';

function* keyOf(table: PortalTable): SagaGenerator<string> {
  return settingsKey(table, (yield* select(selectStored))?.account.user.id ?? '');
}

function* read({ payload: table }: ReturnType<typeof tableOpened>): SagaGenerator<void> {
  const storage = yield* fromContext('storage');
  const settings = readSettings(storage, yield* keyOf(table));
  if (settings) yield* put(settingsRead({ table, settings }));
}

function* keep({ payload: { table, settings } }: ReturnType<typeof settingsChosen>): SagaGenerator<void> {
  storeSettings(yield* fromContext('storage'), yield* keyOf(table), settings);
}

/** Columns and density of the dashboard's tables, kept per person. */
export function* tableSettingsSaga(): SagaGenerator<void> {
  yield* takeEvery(tableOpened, read);
  yield* takeEvery(settingsChosen, keep);
}
