import * as v from 'valibot';
import { Failure } from '../../failure.ts';
import { command, manualAction, shortText } from './command.ts';
import { invoiceFile } from './invoiceFile.ts';
import { StillAdministratorError, exportPerson, erasePersonData } from './personData.ts';

function refuseAdministrator(error: unknown): never {
  if (!(error instanceof StillAdministratorError)) throw error;
  throw new Failure('ex_invalid_field', {
    message: 'this e-mail administers buildings: it has to be removed in the portal first',
  });
}

/** Commands that export and erase personal data, and list payments for invoicing. */
export const PEOPLE_COMMANDS = {
  exportPerson: command(v.object({ email: shortText }), (company, { email }) => exportPerson(company, email)),
  erasePerson: command(v.object({ ...manualAction, email: shortText }), (company, { email, by, reason }) =>
    erasePersonData(company, email, { by, reason }).catch(refuseAdministrator),
  ),
  invoices: command(v.object({ from: shortText, to: shortText }), (company, days) =>
    invoiceFile(company, days),
  ),
} as const;
