import { useHref, useNavigate } from 'react-router-dom'

const at = '/admin/reset'

interface Props {
  /** the address that is typed by now */
  readonly emailNow: () => string
}

/** The way from the sign-in to a new password. The typed address comes along in the history entry, not in the URL. */
export function ForgotPassword({ emailNow }: Props) {
  const go = useNavigate()
  return (
    <a
      href={useHref(at)}
      className="link flex min-h-(--size-target) w-fit items-center"
      onClick={(event) => {
        // another tab begins without it
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(at, { state: { email: emailNow().trim() } })
      }}
    >
      Forgot your password?
    </a>
  )
}
