/** What whoever typed a command is told in one line instead of its result. */
export class CommandError extends Error {}
