import { addEventHandler } from 'jest-circus';
import preset from './node.mjs';

/** Fails a test or a hook that hangs, which Jest's own runner does and `jest-light-runner` does not. */
function limited({ fn, timeout = preset.testTimeout }) {
  return async () => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${timeout} ms`)), timeout);
    });
    try {
      await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1);
  if (added) added.fn = limited(added);
});
