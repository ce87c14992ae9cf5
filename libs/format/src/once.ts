/** Creates a value at its first use, because a formatter takes a slow phone tens of milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
