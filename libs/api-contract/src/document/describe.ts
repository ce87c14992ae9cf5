import type { Call } from '../call.ts';
import type { ErrorCode } from '../error.ts';

export type Descriptions = Readonly<Record<string, string>>;

/** The document's description of a call. `openapi.test.ts` requires one of each parameter and field. */
export interface CallDescription {
  readonly description: string;
  /** The meaning of success. */
  readonly success: string;
  /** The error codes of its own rules, in addition to those of its kind (`openapi.ts`). */
  readonly errors?: readonly ErrorCode[];
  /**
   * A sentence for each parameter and field: its meaning, its unit and format, and the source of its rule.
   * The key is the end of the field's path, `answer.machine.building.name`; the longest match counts. Fields
   * that mean the same in every call need none.
   */
  readonly fields?: Descriptions;
}

/** The descriptions of all calls of a module. */
export type DescriptionsOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: CallDescription;
};
