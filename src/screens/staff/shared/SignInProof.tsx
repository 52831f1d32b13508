import { focusOnMount } from '../../../shared/browser/focus'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { Word } from './Word'

/* The parts of the sign-in form that are about a second factor. */

interface CodeProps {
  readonly fault: string | undefined
}

/** The code of a second factor. The password stays in the form, so it is not typed again. */
export const SignInCode = ({ fault }: CodeProps) => (
  <Word
    name="code"
    label="Code"
    hint="The code that your authenticator app shows, or one of your recovery codes."
    fault={fault}
    maxLength={60}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    ref={focusOnMount}
  />
)

/** Back from the code to the email address and the password. */
export const StartAgain = ({ onRestart }: { onRestart: () => void }) => (
  <div>
    <LinkButton onClick={onRestart}>Start again</LinkButton>
  </div>
)

/** Another way to sign in: without a password. */
export const PasskeySignIn = ({ onRequest }: { onRequest: () => void }) => (
  <div className="max-sm:*:w-full">
    <Button onClick={onRequest}>Sign in with a passkey</Button>
  </div>
)
