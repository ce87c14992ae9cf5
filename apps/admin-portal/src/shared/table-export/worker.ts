import { createMessageHandler } from './messageHandler.ts';
import type { ExportResponse, ExportRequest } from './messageHandler.ts';

const handleMessage = createMessageHandler();

const answer = (request: ExportRequest): ExportResponse => {
  try {
    return handleMessage(request);
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
};

// A dedicated worker only receives messages from the page that started it.
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => postMessage(answer(data)));
