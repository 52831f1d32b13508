import { Letter } from './letter'
import { Action, Note, Paragraph } from './parts'

interface ResetProps {
  readonly url: string
  /** for which the link works */
  readonly minutes: number
}

/** The link with which a member of staff chooses a new password. */
export const PasswordResetLetter = ({ url, minutes }: ResetProps) => (
  <Letter preview={`The link works once, for ${minutes} minutes.`} title="Choose a new password">
    <Paragraph>Someone asked for a new password for your staff account.</Paragraph>
    <Action href={url}>Choose a new password</Action>
    <Note>
      The link works once, for {minutes} minutes. If you did not ask for it, ignore this message. Your password stays as
      it is. Do not forward it.
    </Note>
  </Letter>
)

interface ReplacedProps {
  readonly email: string
  /** when it happened, in words; null if the job does not say it */
  readonly moment: string | null
  /** where a new link can be requested */
  readonly url: string
}

/** Sent after the change, so that a user notices one that is not their own. */
export const PasswordReplacedLetter = ({ email, moment, url }: ReplacedProps) => (
  <Letter preview="Your password was changed with a link from an email." title="Your password was changed">
    <Paragraph>
      The password of {email} was changed with a link from an email{moment && `, ${moment}`}. Every browser was signed
      out.
    </Paragraph>
    <Paragraph>
      If this was not you, someone can read your email. Tell an administrator right away, and choose another password.
    </Paragraph>
    <Action href={url}>Choose another password</Action>
  </Letter>
)
