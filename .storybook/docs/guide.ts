/** What a component's docs page advises, in Spanish: `parameters.guide` of its stories. */
export interface Guide {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Whether a parameter is a guide. */
export const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  isTexts(value.do) &&
  'dont' in value &&
  isTexts(value.dont);
