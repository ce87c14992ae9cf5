import type { Call } from '../call.ts';
import type { ErrorCode } from '../error.ts';

export type Descriptions = Readonly<Record<string, string>>;

/** What the document says of a call beside its schemas (`openapi.test.ts`: of each parameter and field). */
export interface CallDescription {
  readonly description: string;
  /** The meaning of success. */
  readonly success: string;
  /** The error codes of its own rules, beside those of its kind (`openapi.ts`). */
  readonly errors?: readonly ErrorCode[];
  /**
   * A sentence for each parameter and field: its meaning, its unit and format, and the source of its rule.
   * Its name is the end of the path, `answer.machine.building.name`, of which the longest counts. One that
   * means the same in every call needs none.
   */
  readonly fields?: Descriptions;
}

/** The descriptions of all calls of a module. */
export type DescriptionsOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: CallDescription;
};
