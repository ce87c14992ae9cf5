/** What a check of a provider found: right, wrong, or not to be seen from here. */
export interface Finding {
  readonly is: 'right' | 'wrong' | 'unseen';
  /** For an operator, in a line. */
  readonly text: string;
}

export const right = (text: string): Finding => ({ is: 'right', text });
export const wrong = (text: string): Finding => ({ is: 'wrong', text });
export const unseen = (text: string): Finding => ({ is: 'unseen', text });

/** A provider's answer to a check. */
export interface CheckAnswer {
  readonly status: number;
  /** Parsed JSON, not checked yet; undefined where it is none. */
  readonly body: unknown;
}

/** Asks a provider for something that changes nothing there. @throws Error where it does not answer */
export type Ask = (url: string, request?: RequestInit) => Promise<CheckAnswer>;
