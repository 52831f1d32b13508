import { actorOf, type Operation } from '../handler'
import { doAgain } from '../jobs/again'
import { jobRows } from '../jobs/wire'

/** `POST /admin/jobs/{number}/retry`: work that was given up is done again. */
export const retryJob: Operation<'retryJob'> =
  (services) =>
  async ({ params: { number }, caller }) => {
    const job = await doAgain(services, number, actorOf(caller))
    const [row] = await jobRows(services.db, [job])
    return { status: 200, body: row! }
  }
