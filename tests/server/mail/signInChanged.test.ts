import { afterAll, beforeEach, expect, test } from 'vitest'
import { createJobs } from '../../../server/platform/jobs/queue'
import { queueSignInChanged, type SignInChange } from '../../../server/staff/factors/notice'
import { emailOf, testApp } from '../rig/app'
import { testDatabase } from '../rig/database'
import { runDueJobs } from '../rig/jobs'

const db = await testDatabase()
const app = await testApp({ services: { db, jobs: createJobs(db) } })
afterAll(() => app.close())
const { services } = app
await app.staff('rep')
const { id } = await db.q
  .selectFrom('staff_user')
  .select('id')
  .where('email', '=', emailOf('rep'))
  .executeTakeFirstOrThrow()
beforeEach(() => {
  services.sent.length = 0
})

test.each<[SignInChange, string, string]>([
  ['appAdded', 'An authenticator app was added to your account', 'If this was you, you are done.'],
  ['passkeyRemoved', 'A passkey was removed from your account', 'If this was you, you are done.'],
  ['removedByAdmin', 'Your second factors were removed', 'An administrator removed'],
])('a user gets mail about %s', async (change, subject, words) => {
  await queueSignInChanged(services, id, change)
  await runDueJobs(services)
  expect(services.sent.map((message) => [message.to, message.subject])).toEqual([
    [emailOf('rep'), expect.stringContaining(subject)],
  ])
  const text = services.sent[0]!.text.replace(/\s+/g, ' ')
  expect(text).toContain(words)
  expect(text).toContain('choose a new password at once, and call an administrator.')
})
