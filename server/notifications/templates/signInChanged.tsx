import type { SignInChange } from '../../staff/factors/notice'
import { Letter } from './letter'
import { Action, Note, Paragraph } from './parts'

interface SignInChangedProps {
  readonly name: string
  readonly title: string
  readonly change: SignInChange
  /** the name of the browser, if the job has it */
  readonly browser: string | null
  /** when it happened, in words; null if the job does not say it */
  readonly moment: string | null
  /** the number of recovery codes that are left */
  readonly codes: number
  /** where a new password can be chosen */
  readonly url: string
}

const left = (codes: number) => {
  if (codes === 0) return 'No recovery code is left. Make new ones under your name.'
  return codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`
}

/** Each change with its effect. */
const effects: Readonly<Record<SignInChange, (codes: number, browser: string) => string>> = {
  appAdded: () => 'From now on we ask for a code of this app when you sign in. All other browsers were signed out.',
  appRemoved: () => 'Its codes no longer sign you in.',
  passkeyAdded: () => 'From now on it signs you in without a password. All other browsers were signed out.',
  passkeyRemoved: () => 'It no longer signs you in.',
  removedByAdmin: () =>
    'An administrator removed the authenticator app, the passkeys and the recovery codes of your account. You were signed out everywhere. Sign in with your password, and set up a second factor again under your name.',
  passwordChanged: () => 'All other browsers were signed out. Sign in with the new password there.',
  passwordGiven: () =>
    'You were signed out everywhere. The administrator tells you the password, and you choose your own when you sign in.',
  codesMade: () => 'The codes from before no longer work. We never send codes by email.',
  codeUsed: (codes) => `Someone signed in with your password and this code. ${left(codes)}`,
  codesRefused: () =>
    'Someone typed your password, and then ten wrong codes. Nobody is signed in by them. For 15 minutes no code works.',
  newBrowser: (_, browser) =>
    `It is ${browser}. It has not signed in before, or not since your password changed or your cookies were deleted.`,
  afterGuesses: (_, browser) => `Someone typed five wrong passwords or more, and then the right one, in ${browser}.`,
}

/** An administrator did it, so its user cannot have done it. */
const byAdmin: readonly SignInChange[] = ['removedByAdmin', 'passwordGiven']

/** A change of the sign-in of a member of staff: what happened, when, and what to do about a stranger. */
export const SignInChangedLetter = ({ name, title, change, browser, moment, codes, url }: SignInChangedProps) => (
  <Letter preview={title} title={title}>
    <Note>Hello {name},</Note>
    {moment && <Paragraph>This happened {moment}.</Paragraph>}
    <Paragraph>{effects[change](codes, browser ?? 'a browser that does not say its name')}</Paragraph>
    <Paragraph>
      {byAdmin.includes(change) ? 'If you expected this, you are done.' : 'If this was you, you are done.'}
    </Paragraph>
    <Paragraph>
      {byAdmin.includes(change)
        ? 'If you did not, choose a new password at once, and call an administrator.'
        : 'If this was not you, choose a new password at once, and call an administrator.'}
    </Paragraph>
    <Action href={url}>Choose a new password</Action>
  </Letter>
)
