import { AppError, textOf, messageFor } from './index.ts';

const said = (message: string, detail?: string) =>
  messageFor(new AppError('notFound', { server: { code: 'ex_not_found', message, detail, status: 404 } }));

describe("the server's words", () => {
  it.each([
    ['its detail', said('No.', 'La persona ya no vive allí.'), 'La persona ya no vive allí.'],
    ['else its message', said('No se pudo.', ' '), 'No se pudo.'],
    ['names of fields after the message', said('Revise.', 'firstname, email'), 'Revise. (firstname, email)'],
    ["the catalogue's where it said nothing", said(' '), textOf('notFound')],
    ['the same without an answer', messageFor(new AppError('offline')), textOf('offline')],
  ])('are %s', (_, words, expected) => expect(words).toBe(expected));
});
