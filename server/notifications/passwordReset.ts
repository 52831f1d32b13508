import { brand } from '../../domain/common/brand'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { mayUsePassword } from '../staff/companySignIn/signIn'
import { makeResetLink, resetMinutes, resettable } from '../staff/passwordReset'
import { draw } from './compose'
import { momentInSentence } from './moment'
import type { MailPayload } from './payloads'

/** Mails a link for a new password to an account; sends nothing to an address without an open account. */
export async function passwordResetLetters(
  services: Services,
  { email, occasion }: MailPayload<'passwordReset'>,
): Promise<Letter[]> {
  const account = await resettable(services, email)
  if (!account || !mayUsePassword(services, account.email)) return []
  return [
    {
      kind: 'passwordReset',
      contactId: null,
      occasion,
      to: account.email,
      subject: `Choose a new password, ${brand.name}`,
      compose: async () =>
        draw(async () => (await import('./templates/passwordReset')).PasswordResetLetter, {
          url: await makeResetLink(services, account),
          minutes: resetMinutes,
        }),
    },
  ]
}

/** Tells the user of an account that its password was replaced by a mailed link. */
export async function passwordReplacedLetters(
  { db, config }: Services,
  { userId, at, occasion }: MailPayload<'passwordReplaced'>,
): Promise<Letter[]> {
  const account = await db.q.selectFrom('staff_user').select('email').where('id', '=', userId).executeTakeFirst()
  if (!account) return []
  return [
    {
      kind: 'passwordReplaced',
      contactId: null,
      occasion,
      to: account.email,
      subject: `Your password was changed, ${brand.name}`,
      compose: () =>
        draw(async () => (await import('./templates/passwordReset')).PasswordReplacedLetter, {
          email: account.email,
          moment: at === undefined ? null : momentInSentence(at),
          url: `${config.baseUrl}/quote/admin/reset`,
        }),
    },
  ]
}
