/**
 * The thread of the tests. `echo` returns its number of tasks, `throw` fails, and `exit` and `overflow` end the thread. A
 * shared array sets its first number to 1, and never ends.
 */
let tasks = 0

export default async (task) => {
  tasks++
  if (task === 'throw') throw new Error('a task of its own')
  if (task === 'exit') process.exit(3)
  if (task === 'overflow')
    setImmediate(() => {
      throw new Error('outside of the task')
    })
  if (typeof task === 'object') Atomics.store(task, 0, 1)
  if (typeof task === 'object' || task === 'overflow') await new Promise(() => {})
  return tasks
}
