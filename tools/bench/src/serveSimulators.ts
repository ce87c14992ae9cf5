import { startSimulators } from '@laundry/sandbox/simulators';

// The provider simulators in a process of their own, as the load's neighbours: FILE keeps their payments, API
// is told.
const [stateFile = '', apiOrigin = ''] = process.argv.slice(2);
const simulators = await startSimulators({
  port: Number(process.env['PORT']),
  apiOrigin,
  publicOrigin: apiOrigin,
  stateFile,
});
console.log('ready');
process.once('SIGTERM', () => void simulators.close());
