import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import type { Services } from '../../platform/services/services'

/** milliseconds in which a challenge has to be signed: a user may have to look for a key */
const challengeMs = 5 * 60_000

/** The site for which a passkey works: the public address of the server, which a browser compares with its own. */
export function siteOf({ baseUrl }: Pick<Config, 'baseUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { rpID: hostname, origin }
}

type Clock = Pick<Services, 'db' | 'now'>

/** @param userId the user who registers a passkey; null for a sign-in */
export async function storeChallenge({ db, now }: Clock, challenge: string, userId: string | null): Promise<void> {
  const expires = new Date(now().getTime() + challengeMs)
  await db.q.insertInto('staff_challenge').values({ challenge, user_id: userId, expires }).execute()
}

/** Uses a challenge up. @returns false for one that is unknown, was used, has expired, or is for another user */
export async function takeChallenge({ db, now }: Clock, challenge: string, userId: string | null): Promise<boolean> {
  const taken = await db.q
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires', '>', now())
    .returning('challenge')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes challenges that nobody signed. */
export async function forgetOldChallenges(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('staff_challenge').where('expires', '<', now).execute()
}
