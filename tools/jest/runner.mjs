import runner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

const { run } = Tinypool.prototype;

/**
 * jest-light-runner answers the first worker's message to all workers, and then forgets them. A worker that
 * is not listening yet would hang, and the run with it. So each worker is added when it sends a message.
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
