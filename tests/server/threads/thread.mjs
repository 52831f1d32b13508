/**
 * The thread of the tests. `echo` returns its number of tasks, `throw` fails, `exit` and `overflow` end the thread, and
 * `hang` never ends.
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
  if (task === 'hang' || task === 'overflow') await new Promise(() => {})
  return tasks
}
