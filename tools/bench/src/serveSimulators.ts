import { startSimulators } from '@laundry/sandbox/simulators';

// Runs the provider simulators in their own process. They store payments in FILE and notify API.
const [stateFile = '', apiOrigin = ''] = process.argv.slice(2);
const simulators = await startSimulators({
  port: Number(process.env['PORT']),
  apiOrigin,
  publicOrigin: apiOrigin,
  stateFile,
});
console.log('ready');
process.once('SIGTERM', () => void simulators.close());
