import { withApi } from '/work/main/tools/bench/src/apiUnderMeasure.ts';
import { seed } from '/work/main/tools/bench/src/portal/seed.ts';
await withApi((url) => seed(url), async (under) => {
  console.log(JSON.stringify(under));
  await new Promise(() => { process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); });
});
