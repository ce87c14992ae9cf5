import { createMessageHandler } from './messageHandler.ts';
import type { ExportRequest } from './messageHandler.ts';

/** The worker's answer to one message: the file at the end, or why it could not be written. */
export interface ExportResponse {
  readonly file?: Blob | undefined;
  readonly failure?: string;
}

const handleMessage = createMessageHandler();

const answer = (request: ExportRequest): ExportResponse => {
  try {
    return { file: handleMessage(request) };
  } catch (error) {
    return { failure: String(error) };
  }
};

// A dedicated worker only receives messages from the page that started it.
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => postMessage(answer(data)));
