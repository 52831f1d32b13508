import type { Problem } from '../../contract/problem'

/** A row that somebody has changed meanwhile, as it stands now: its 412 carries it. Null for any other problem. */
export const newestIn = <Row>({ status, newest }: Problem): Row | null =>
  status === 412 && newest ? (newest as unknown as Row) : null
