import { calls } from '@laundry/api-contract';
import type { Call, CallName } from '@laundry/api-contract';
import type { JsonObject } from '@laundry/api-contract/openapi';
import { DOCUMENT } from '../document.ts';

const operationOf = (name: CallName): JsonObject => {
  const call: Call = calls[name];
  return DOCUMENT.paths[call.path]?.[call.method.toLowerCase()] ?? {};
};

/** The fields that the document requires in a request. */
export const REQUIRED = {
  body: (name: CallName): readonly string[] => {
    const body = operationOf(name)['requestBody'] as
      { content: Record<string, { schema: { required?: string[] } }> } | undefined;
    return body?.content['application/json']?.schema.required ?? [];
  },
  query: (name: CallName): readonly string[] => {
    const parameters = operationOf(name)['parameters'] as { name: string; in: string; required: boolean }[];
    return parameters.filter((one) => one.in === 'query' && one.required).map((one) => one.name);
  },
};
