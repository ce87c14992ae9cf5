import type { CompanyCommandName, InputOf, ResultOf } from '../../src/services/company/commands.ts';
import type { TestApp } from '../support/testApp.ts';

/** Runs a command of the company through the API. @throws Error with the API's refusal */
export async function runThrough<Name extends CompanyCommandName>(
  app: TestApp,
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> {
  const { status, body, text } = await app.post(`/internal/company/${name}`, {
    input: JSON.stringify(input),
  });
  if (status !== 200) throw new Error(text);
  return JSON.parse(String(body['result'])) as ResultOf<Name>;
}

/** Changes one record as `npm run company -- KIND set` does. */
export const setRecord = (app: TestApp, kind: string, cells: object) =>
  runThrough(app, 'import', {
    files: [{ name: `${kind} set`, ndjson: true, text: JSON.stringify({ kind, ...cells }) }],
    actor: { by: 'Eva Paz', reason: 'Se cargó mal' },
    command: `${kind} set`,
  });
