/** What an API did for one call: a statement, or a call to a provider. Times are ms of its own clock. */
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
      /** Names and values by turns. */
      readonly headers: readonly string[];
      readonly body: string;
    };

/** Who calls is the API's business alone: a bare handler does without. */
const AUTHENTICATION = /\b(?:sessions|accounts)\b/;

/**
 * The steps of one call in the groups in which they ran: those of a group side by side, the groups one after
 * the other. What finds out who calls is left out.
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

/** What a bare handler does again. */
export interface Recording {
  readonly groups: readonly (readonly RecordedStep[])[];
  /**
   * What is another thing each time, as it was recorded: every UUID in it becomes a new one, every card the
   * next.
   */
  readonly fresh: { readonly uuids: readonly string[]; readonly card?: string };
}
