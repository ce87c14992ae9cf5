interface Observable<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/**
 * Resolves with the state as soon as it satisfies the condition; the test runner's own time-out bounds the
 * wait.
 */
export function until<State>(store: Observable<State>, condition: (state: State) => boolean): Promise<State> {
  return new Promise((resolve) => {
    const check = () => {
      const state = store.getState();
      if (!condition(state)) return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
