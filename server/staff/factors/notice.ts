import type { Services } from '../../platform/services/services'

/** A change of a sign-in, or of the ways in which a user signs in. */
export type SignInChange =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'removedByAdmin'
  | 'passwordChanged'
  | 'passwordGiven'
  | 'codesMade'
  | 'codeUsed'

/** Queues the mail that informs a user of such a change, in case it was somebody else. */
export const queueSignInChanged = (
  { jobs, newId, now }: Pick<Services, 'jobs' | 'newId' | 'now'>,
  userId: string,
  change: SignInChange,
): Promise<void> =>
  jobs.enqueue('mail', { kind: 'signInChanged', userId, change, at: now().toISOString(), occasion: newId() })
