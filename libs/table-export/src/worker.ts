import type { ExportResponse, ExportRequest } from './messages.ts';
import { createMessageHandler } from './messageHandler.ts';

const handleMessage = createMessageHandler();

const answer = (request: ExportRequest): ExportResponse => {
  try {
    return handleMessage(request);
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
};

// The first thing a worker hears is the page that started it, and nobody else.
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => postMessage(answer(data)));
