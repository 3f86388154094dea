/** Loaded into the server by `npm start`: when that is killed, however hard, the channel closes and the server ends in order. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
