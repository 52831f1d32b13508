import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Tone = 'main' | 'plain' | 'stop'

const tones: Record<Tone, string> = {
  main: 'text-on-accent bg-accent not-aria-disabled:not-disabled:hover:text-on-accent not-aria-disabled:not-disabled:hover:bg-accent-strong',
  plain:
    'not-data-off:not-disabled:text-ink not-data-off:not-disabled:border-edge not-aria-disabled:not-disabled:hover:text-ink not-aria-disabled:not-disabled:hover:bg-well',
  stop: 'text-on-stop bg-stop not-disabled:hover:text-on-stop not-disabled:hover:underline',
}

/** A disabled group of fields disables its buttons too: they look like a button that is off. */
const disabled = 'disabled:text-ink-faint disabled:bg-transparent disabled:border-rule disabled:cursor-default'

/** The look of a button, for links too. `isDense` is for staff, who use a mouse. */
export const buttonLook = (tone: Tone, isDense = false) =>
  `button ${tones[tone]} ${disabled} ${isDense ? 'min-h-(--size-control-dense) max-md:min-h-(--size-target) px-2 py-0 text-dense whitespace-nowrap' : ''}`

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  readonly tone?: Tone
  readonly isDense?: boolean
  readonly isWide?: boolean
  /** the text while the button's action is pending; the button cannot be pressed then */
  readonly waiting?: ReactNode
  /** nothing to do at the moment; unlike `disabled` it keeps the keyboard focus */
  readonly isOff?: boolean
}

/** Each screen has one main button; stop buttons are only for confirming dialogs. */
export function Button({ tone = 'plain', isDense, isWide, waiting, isOff = false, children, onClick, ...rest }: Props) {
  const isDeaf = isOff || Boolean(waiting)
  return (
    <button
      type="button"
      data-button
      {...rest}
      className={`${buttonLook(tone, isDense)} ${isWide ? 'w-full' : ''}`}
      aria-disabled={isDeaf ? true : undefined}
      data-off={isOff ? '' : undefined}
      onClick={isDeaf ? (click) => click.preventDefault() : onClick}
    >
      {waiting ?? children}
    </button>
  )
}

/** A button that looks like a link, because it is the secondary action. */
export function LinkButton({ children, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      className="link disabled:text-ink-faint disabled:no-underline disabled:cursor-default"
    >
      {children}
    </button>
  )
}

/** The main button, then the secondary ones. On a phone each button takes the whole width. */
export function Actions({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 *:[.link]:min-h-(--size-target) max-sm:*:data-button:w-full print:hidden ${className}`}
    >
      {children}
    </div>
  )
}
