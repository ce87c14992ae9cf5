import type { Answer, Order } from './messages.ts';
import { obedient } from './obey.ts';

const obey = obedient();

const answer = (order: Order): Answer => {
  try {
    return obey(order);
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
};

// The first thing a worker hears is the page that started it, and nobody else.
addEventListener('message', ({ data }: MessageEvent<Order>) => postMessage(answer(data)));
