import { startSimulators } from '@laundry/sandbox/simulators';

// Runs the provider simulators in their own process.
const [port = '', stateFile = '', apiOrigin = '', publicOrigin = ''] = process.argv.slice(2);
const simulators = await startSimulators({ port: Number(port), apiOrigin, publicOrigin, stateFile });
process.once('SIGTERM', () => void simulators.close());
