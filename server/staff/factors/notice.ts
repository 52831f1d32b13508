import type { Services } from '../../platform/services/services'

/** A change of the ways in which a user signs in, or a sign-in that may be somebody else's. */
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
  | 'codesRefused'
  | 'newBrowser'
  | 'afterGuesses'

/** Queues the mail that informs a user of it, in case it was somebody else. @param browser its name, if it has one */
export const queueSignInChanged = (
  { jobs, newId, now }: Pick<Services, 'jobs' | 'newId' | 'now'>,
  userId: string,
  change: SignInChange,
  browser: string | null = null,
): Promise<void> =>
  jobs.enqueue('mail', {
    kind: 'signInChanged',
    userId,
    change,
    ...(browser && { browser }),
    at: now().toISOString(),
    occasion: newId(),
  })
