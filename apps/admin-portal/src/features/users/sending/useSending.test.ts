import type { ErrorKind, PlainError, ServerError } from '@laundry/error-catalogue';
import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSending } from './useSending.ts';
import type { Outcome, SendingOptions, Sent } from './useSending.ts';

interface Item extends Sent {
  readonly key: string;
}

interface Answer {
  error?: PlainError;
}

const waiting = { status: 'waiting' } as const;
const DONE: Answer = {};
const NEVER = undefined;

const refused = (kind: ErrorKind, text: string, more: Partial<ServerError> = {}): Answer => ({
  error: { kind, server: { code: '', message: text, status: 422, ...more } },
});
const lost: Answer = { error: { kind: 'offline', server: undefined } };

/** Renders the hook with two waiting items, and a server that gives the listed answers in order. */
function open(answers: (Answer | undefined)[], options: Partial<SendingOptions<Item>> = {}) {
  const sent: string[] = [];
  const aborted: string[] = [];
  const send = ({ key }: Item) => {
    sent.push(key);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const answer = answers.shift();
    if (answer) resolve(answer);
    const abort = () => {
      aborted.push(key);
      resolve(lost);
    };
    return Object.assign(promise, { abort });
  };
  const { result, unmount } = renderHook(() => useSending<Item>({ send, ...options }));
  const load = (...outcomes: Outcome[]) =>
    act(() => result.current.load(outcomes.map((outcome, place) => ({ key: 'ab'.charAt(place), outcome }))));
  load(waiting, waiting);
  return {
    sent,
    aborted,
    unmount,
    load,
    shown: () => result.current,
    outcomes: () =>
      result.current.items.map(({ outcome }) => ('text' in outcome ? outcome.text : outcome.status)),
    press: () => act(() => result.current.start()),
    rested: () => waitFor(() => expect(result.current.sending).toBe(false)),
  };
}

describe('sending many items', () => {
  it('sends one after another, and each once however often it is started', async () => {
    const many = open([DONE, DONE]);
    for (let press = 0; press < 3; press++) many.press();
    expect(many.sent).toEqual(['a']);
    await many.rested();
    expect(many.sent).toEqual(['a', 'b']);
    expect(many.outcomes()).toEqual(['sent', 'sent']);
    expect(many.shown().interruption).toBeUndefined();
  });

  it('skips wrong items', async () => {
    const many = open([DONE]);
    many.load({ status: 'wrong', text: 'Repite' }, waiting);
    many.press();
    await many.rested();
    expect(many.sent).toEqual(['b']);
    expect(many.outcomes()).toEqual(['Repite', 'sent']);
  });

  it('shows the reason of each refusal, and retries only refused items', async () => {
    // By our API's limit of the mails to one address, which does not concern the other items.
    const many = open([refused('tooManyRequests', 'Espere.', { retryAfter: 3600 }), DONE, DONE]);
    many.press();
    await many.rested();
    expect(many.outcomes()).toEqual(['Espere.', 'sent']);
    many.press();
    await many.rested();
    expect(many.sent).toEqual(['a', 'b', 'a']);
    expect(many.outcomes()).toEqual(['sent', 'sent']);
  });

  it.each([
    ['the network is lost', lost, 'Se perdió la conexión con el servidor.'],
    ['the building is gone', refused('notFound', 'Ya no existe.'), 'Ya no existe.'],
  ])('stops when %s, and resumes with the same item', async (_, failure, text) => {
    const many = open([DONE, failure, DONE], { affectsAll: ({ kind }) => kind === 'notFound' });
    many.press();
    await many.rested();
    expect(many.outcomes()).toEqual(['sent', 'waiting']);
    expect(many.shown().interruption).toBe(`${text} Lo enviado queda hecho; puede seguir con el resto.`);
    many.press();
    await many.rested();
    expect(many.sent).toEqual(['a', 'b', 'b']);
    expect(many.outcomes()).toEqual(['sent', 'sent']);
  });

  it('stops on a click, not on a double click, and resumes with the aborted item', async () => {
    const many = open([NEVER, DONE, DONE]);
    many.press();
    // The second click of a double click on the start button.
    act(() => many.shown().stop({ detail: 2 }));
    expect(many.aborted).toEqual([]);
    act(() => many.shown().stop({ detail: 1 }));
    await many.rested();
    expect(many.aborted).toEqual(['a']);
    expect(many.outcomes()).toEqual(['waiting', 'waiting']);
    expect(many.shown().interruption).toMatch(/^Detenido\./);
    many.press();
    await many.rested();
    expect(many.sent).toEqual(['a', 'a', 'b']);
  });

  it('waits as long as the server asks for', async () => {
    const limited = refused('tooManyRequests', 'Espere.', { retryAfter: 2 });
    const many = open([limited, DONE, DONE]);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      many.press();
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(many.shown().pauseLeft).toBe(2);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(many.shown().pauseLeft).toBe(1);
      expect(many.sent).toEqual(['a']);
      await act(() => jest.advanceTimersByTimeAsync(1000));
    } finally {
      jest.useRealTimers();
    }
    expect(many.sent).toEqual(['a', 'a', 'b']);
    expect(many.outcomes()).toEqual(['sent', 'sent']);
  });

  it('ends when its dialog is closed', async () => {
    const many = open([NEVER]);
    many.press();
    many.unmount();
    expect(many.aborted).toEqual(['a']);
    await Promise.resolve();
    expect(many.sent).toEqual(['a']);
  });
});
