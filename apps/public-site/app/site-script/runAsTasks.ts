/** Runs each in a task of its own, so that a slow phone draws and answers in between. */
export function runAsTasks([first, ...others]: readonly (() => unknown)[]): void {
  if (!first) return;
  setTimeout(() => {
    first();
    runAsTasks(others);
  });
}
