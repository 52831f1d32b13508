// Loaded into the server before its own code: measures for how long its event loop is busy at a time.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/**
 * CPU time of this thread in milliseconds. A clock would also count the time in which other programs have the processor. Linux
 * has it for each thread; elsewhere it is that of the process, which can only be more.
 */
function cpuMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

if (isMainThread && process.env.BUSY_PORT) {
  let [before, longest] = [cpuMs(), 0]
  const look = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - before)
    before = now
  }
  // a timer that is late by the work of the loop, which is the CPU time since it ran last
  setInterval(look, 5).unref()
  const server = createServer((_, response) => {
    look()
    response.end(String(longest))
    longest = 0
  })
  server.listen(Number(process.env.BUSY_PORT), '127.0.0.1').unref()
}
