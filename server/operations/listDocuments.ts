import type { Operation } from '../handler'
import { documentsOf } from '../policies/documents'
import { policyOf } from '../policies/rows'
import { notFound } from '../problem'

/** `GET /documents/{id}`: the documents of a policy, each with its address, made or not. */
export const listDocuments: Operation<'listDocuments'> =
  ({ db }) =>
  async ({ params }) => {
    if (!(await policyOf(db, params.id))) throw notFound('policy')
    return { status: 200, body: await documentsOf(db, params.id) }
  }
