import type { Operation } from '../handler'

export const currentDate: Operation<'currentDate'> =
  ({ today }) =>
  async () => ({
    status: 200,
    body: { date: today() },
  })
