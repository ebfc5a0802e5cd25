// Preloaded into the processes that tools/serve.ts starts: none of them outlives it, even when it is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
