// Loaded into the processes of a local run with `node --import`: they end when the run itself is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
