// Loaded into the processes of a local run (`node --import`): should the run itself be killed, they end as
// well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
