import { operations } from '@laundry/api-contract/openapi';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { isCompanyCommand, runCompanyCommand } from '../services/company/commands.ts';
import { InvalidLines } from '../company-data/invalidLines.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { serve } from './serve.ts';

function inputIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('ex_invalid_field', { detail: 'input', cause: error });
  }
}

/** The company's commands, for `npm run company` through a running API. Guarded like all of /internal. */
export function companyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, dependencies, operations.companyCommand, async ({ params, body }) => {
    const name = params.command;
    if (!isCompanyCommand(name)) throw new Failure('ex_not_found');
    const result = runCompanyCommand(dependencies, name, inputIn(body.input));
    return { result: await result.catch(refuseInvalidLines) };
  });
}

function refuseInvalidLines(error: unknown): never {
  if (error instanceof InvalidLines) throw new Failure('ex_invalid_field', { message: error.message });
  throw error;
}
