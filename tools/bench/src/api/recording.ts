/** A statement or a provider call that the API made for one request. Times are ms of its own clock. */
export type RecordedStep =
  | {
      readonly kind: 'sql';
      readonly begun: number;
      readonly ended: number;
      readonly text: string;
      readonly values: readonly unknown[];
      /** The name of a prepared statement. */
      readonly name?: string | undefined;
    }
  | {
      readonly kind: 'http';
      readonly begun: number;
      readonly ended: number;
      readonly method: string;
      readonly url: string;
      /** Names and values alternate. */
      readonly headers: readonly string[];
      readonly body: string;
    };

/** The bare handler does not authenticate, so these statements are left out of what it replays. */
const AUTHENTICATION = /\b(?:sessions|accounts)\b/;

/**
 * Groups the steps of one request: steps that overlapped in time share a group, and groups ran one after the
 * other. Authentication is left out.
 */
export function groupsOf(steps: readonly RecordedStep[]): RecordedStep[][] {
  const groups: RecordedStep[][] = [];
  let ended = -Infinity;
  for (const step of steps.toSorted((left, right) => left.begun - right.begun)) {
    if (step.kind === 'sql' && AUTHENTICATION.test(step.text)) continue;
    const group = step.begun < ended ? groups.at(-1) : undefined;
    if (group) group.push(step);
    else groups.push([step]);
    ended = Math.max(ended, step.ended);
  }
  return groups;
}

/** What a bare handler replays. */
export interface Recording {
  readonly groups: readonly (readonly RecordedStep[])[];
  /**
   * The recorded values that differ in every request: each UUID becomes a new one, each card the next card.
   */
  readonly fresh: { readonly uuids: readonly string[]; readonly card?: string };
}
