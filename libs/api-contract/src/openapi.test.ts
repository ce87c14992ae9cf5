import { calls } from './index.ts';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  const document = openApiDocument('API', [
    { method: 'post', path: '/hook', operation: { summary: 'A hook' } },
  ]) as { openapi: string; paths: Record<string, Record<string, Record<string, unknown>>> };

  it('is of version 3.1 and has every call of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method, summary } of Object.values(calls))
      expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ summary });
  });

  it('describes path, query and header parameters', () => {
    const parametersOf = (path: string, method: string) => document.paths[path]?.[method]?.['parameters'];
    expect(parametersOf(calls.transactionStatus.path, 'get')).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]);
    expect(parametersOf(calls.cardMethods.path, 'get')).toEqual([
      expect.objectContaining({ name: 'param1', in: 'query', required: true }),
    ]);
    expect(parametersOf(calls.createTransaction.path, 'post')).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
  });

  it('says what an answer is that is not JSON', () => {
    expect(document.paths[calls.sendReportByUid.path]?.['get']?.['responses']).toMatchObject({
      200: { content: { 'text/html': { schema: { type: 'string' } } } },
    });
  });

  it('says where an answer tells how many records there are in all', () => {
    const headersOf = (path: string) => document.paths[path]?.['get']?.['responses'];
    expect(headersOf(calls.reportUses.path)).toMatchObject({
      200: { headers: { 'X-Total-Count': { schema: { type: 'integer' } } } },
    });
    expect(headersOf(calls.usesSummary.path)).not.toHaveProperty(['200', 'headers']);
  });

  it('asks a session of administrators only', () => {
    expect(document.paths[calls.reportTransactions.path]?.['get']).toHaveProperty('security');
    expect(document.paths[calls.cardMethods.path]?.['get']).not.toHaveProperty('security');
    expect(document.paths[calls.signout.path]?.['post']).toMatchObject({ security: [{ session: [] }, {}] });
  });

  it('takes operations that only the server knows', () => {
    expect(document.paths['/hook']?.['post']).toEqual({ summary: 'A hook' });
  });
});
