import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import type { SignInChange } from '../staff/factors/notice'
import { countRecoveryCodes } from '../staff/factors/recoveryCodes'
import { draw } from './compose'
import { momentInSentence } from './moment'
import type { MailPayload } from './payloads'

const subjects: Readonly<Record<SignInChange, string>> = {
  appAdded: 'An authenticator app was added to your account',
  appRemoved: 'The authenticator app was removed from your account',
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  removedByAdmin: 'Your second factors were removed',
  passwordChanged: 'Your password was changed',
  passwordGiven: 'An administrator gave your account a new password',
  codesMade: 'New recovery codes were made for your account',
  codeUsed: 'A recovery code was used for your account',
  codesRefused: 'Wrong codes were typed for your account',
  newBrowser: 'A new browser signed in to your account',
  afterGuesses: 'Your account was opened after wrong passwords',
}

/** Informs a member of staff of a change of their sign-in, in case it was somebody else. */
export async function signInChangedLetters(
  { db, config }: Services,
  { userId, change, browser, at, occasion }: MailPayload<'signInChanged'>,
): Promise<Letter[]> {
  const users = db.q.selectFrom('staff_user').select(['name', 'email'])
  const { name, email } = await users.where('id', '=', userId).executeTakeFirstOrThrow()
  return [
    {
      kind: 'signInChanged',
      contactId: null,
      occasion,
      to: email,
      subject: `${subjects[change]}, ${brand.name}`,
      compose: async () =>
        draw(async () => (await import('./templates/signInChanged')).SignInChangedLetter, {
          name,
          title: subjects[change],
          change,
          browser: browser ?? null,
          moment: at === undefined ? null : momentInSentence(at),
          codes: await countRecoveryCodes(db, userId),
          url: `${config.baseUrl}/quote/admin/reset`,
        }),
    },
  ]
}
