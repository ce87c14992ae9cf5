import type { TableSettings } from '@laundry/ui-kit/data-table';
import { put, select, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../shared/context.ts';
import type { StoredValue } from '../shared/storedValue.ts';
import { selectStored } from '../session/session.slice.ts';
import { storedSettings } from './tableSettings.slice.ts';
import type { PortalTable } from './tableSettings.slice.ts';
import { settingsChosen, settingsRead, tableOpened } from './tableSettings.slice.ts';

function* storedFor(table: PortalTable): SagaGenerator<StoredValue<TableSettings>> {
  return storedSettings(table, (yield* select(selectStored))?.account.user.id ?? '');
}

function* read({ payload: table }: ReturnType<typeof tableOpened>): SagaGenerator<void> {
  const settings = (yield* storedFor(table)).load(yield* fromContext('storage'));
  if (settings) yield* put(settingsRead({ table, settings }));
}

function* keep({ payload: { table, settings } }: ReturnType<typeof settingsChosen>): SagaGenerator<void> {
  (yield* storedFor(table)).save(yield* fromContext('storage'), settings);
}

/** Columns and density of the dashboard's tables, kept per person. */
export function* tableSettingsSaga(): SagaGenerator<void> {
  yield* takeEvery(tableOpened, read);
  yield* takeEvery(settingsChosen, keep);
}
