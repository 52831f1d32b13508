import type { Client, Contact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type ReviewFact = { type: 'review.submitted'; contact: Contact } | { type: 'review.refused'; problem: Problem }

/** Who is told what comes of it, and what an underwriter should know. */
export interface ReviewRequest {
  readonly email: string
  readonly message: string | null
}

/** A referral is what the stored answers come to, so they are stored first. */
export const submitForReview = (client: Client) =>
  call(({ id, ...request }: ReviewRequest & { id: string }, signal) => client.submitForReview(id, request, signal), {
    answered: ({ contact }): ReviewFact => ({ type: 'review.submitted', contact }),
    refused: (problem): ReviewFact => ({ type: 'review.refused', problem }),
  })
