import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Tone = 'main' | 'plain' | 'stop'

const tones: Record<Tone, string> = {
  main: 'text-on-accent bg-accent not-aria-disabled:hover:text-on-accent not-aria-disabled:hover:bg-accent-strong',
  plain:
    'not-data-off:text-ink not-data-off:border-edge not-aria-disabled:hover:text-ink not-aria-disabled:hover:bg-well',
  stop: 'text-on-stop bg-stop hover:text-on-stop hover:underline',
}

/** The look of a button, for a link that leads somewhere as a button would. Dense is for staff, who have a pointer. */
export const buttonLook = (tone: Tone, isDense = false) =>
  `button ${tones[tone]} ${isDense ? 'min-h-(--size-control-dense) px-2 py-0 text-dense whitespace-nowrap' : ''}`

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  readonly tone?: Tone
  readonly isDense?: boolean
  readonly isWide?: boolean
  /** what happens meanwhile, said in place of the button's own words; it cannot be pressed again until then */
  readonly waiting?: ReactNode
  /** there is nothing for it to do; unlike what is disabled it keeps the keyboard that has just pressed it */
  readonly isOff?: boolean
}

/** One main button a screen; stop buttons only inside a dialog that confirms. */
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

/** Something to press that looks like a link, because it is the lesser of two. */
export function LinkButton({ children, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className="link">
      {children}
    </button>
  )
}

/** The main button first, then what leads away. On a phone each button takes the whole width. */
export function Actions({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 *:[.link]:min-h-(--size-target) max-sm:*:data-button:w-full print:hidden ${className}`}
    >
      {children}
    </div>
  )
}
