import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';

const Draft = v.object({
  values: v.record(v.string(), v.pipe(v.string(), v.maxLength(4000))),
  /** The press that was last made: its key, and what it sent (D39). */
  press: v.optional(v.object({ key: v.pipe(v.string(), v.uuid()), sent: v.string() })),
});

/** What was entered into a form and not sent yet, as the browser session keeps it. */
export type Draft = v.InferOutput<typeof Draft>;

const placeOf = (form: string): string => `draft.${form}`;

/** Keeps it. A browser that refuses storage loses it with the page, nothing else. */
export function keepDraft(session: SessionStorage, form: string, draft: Draft): void {
  try {
    session.setItem(placeOf(form), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** The kept draft; undefined when there is none or it is not one. */
export function recallDraft(session: SessionStorage, form: string): Draft | undefined {
  try {
    return v.parse(Draft, JSON.parse(session.getItem(placeOf(form)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Forgets it, once it was sent. */
export function forgetDraft(session: SessionStorage, form: string): void {
  try {
    session.removeItem(placeOf(form));
  } catch {
    return;
  }
}
