import runner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

const { run } = Tinypool.prototype;

/**
 * jest-light-runner answers the first worker that asks by telling all of them, and forgets them: one that is
 * not listening yet would wait for ever, and the run with it. So it learns of a worker only as that one asks.
 */
Tinypool.prototype.run = function runOnOwnChannel(task, { channel: shared, ...options } = {}) {
  let listener;
  const postMessage = (message) => {
    shared.onMessage(listener);
    shared.postMessage(message);
  };
  const channel = shared && { onMessage: (next) => void (listener = next), postMessage };
  return run.call(this, task, { ...options, channel });
};

export default runner;
