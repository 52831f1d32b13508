import { type MouseEvent, useEffect } from 'react'
import toast, { type Toast as Entry, useToaster } from 'react-hot-toast/headless'
import { LinkButton } from './Button'
import { Icon } from './Icon'

export interface Toast {
  readonly kind: 'success' | 'error'
  readonly text: string
  /** an action that is still possible, such as undo */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const mostShown = 3
/** in milliseconds: the time that a toast is shown, and the time of its exit (specification section 9) */
const shownFor = 5000
const exitFor = 750

/** Shows a short message. An error also shows on the page, or can be retried there. */
export function showToast({ kind, text, action }: Toast) {
  toast[kind]((shown) => <Words shown={shown} text={text} action={action} />, {
    duration: shownFor,
    removeDelay: exitFor,
    ...(kind === 'error' && { ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  })
}

function Words({ shown, text, action }: { shown: Entry; text: string; action: Toast['action'] }) {
  const act = () => {
    toast.dismiss(shown.id)
    action?.run()
  }
  return (
    <p className="grow">
      {text}{' '}
      {action && (
        <span className="*:text-inverse-accent *:hover:text-inverse-accent">
          <LinkButton onClick={act}>{action.label}</LinkButton>
        </span>
      )}
    </p>
  )
}

/**
 * Rendered once, by the composition root: bottom left, where it never covers the price, or at the top of a phone. Beside
 * an open dialog it is narrower, and in a window without room there it is above the dialog.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  // focus that stayed here after the last toast must not pause the next one
  useEffect(() => {
    if (toasts.length === 0) handlers.endPause()
  }, [toasts.length, handlers.endPause])
  return (
    <section
      aria-label="Messages"
      tabIndex={-1}
      className="fixed inset-x-1.5 top-1.5 z-(--layer-toast) grid gap-1 md:top-auto md:bottom-3 md:left-3 md:w-50 md:max-desk:beside-dialog:top-1.5 md:max-desk:beside-dialog:bottom-auto md:max-desk:beside-dialog:left-[calc(50%-var(--spacing)*25)] desk:beside-dialog:max-w-[calc((100vw-var(--container-dialog))/2-var(--spacing)*6)] mt-(--window-top) mb-(--window-bottom) print:hidden"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .slice(0, mostShown)
        .reverse()
        .map((shown) => (
          <div
            key={shown.id}
            {...shown.ariaProps}
            className={`flex items-start gap-1.5 rounded-control bg-inverse py-2 pr-1 pl-2 text-on-inverse shadow-pop **:focus-visible:outline-focus-inverse ${shown.visible ? 'toast-in' : 'toast-out'}`}
          >
            <Icon
              name={shown.type === 'error' ? 'alert' : 'check'}
              className={`mt-0.25 ${shown.type === 'error' ? 'text-inverse-stop' : 'text-inverse-accent'}`}
            />
            {typeof shown.message === 'function' ? shown.message(shown) : shown.message}
            <button
              type="button"
              className="tool -my-1.25"
              aria-label="Dismiss"
              onClick={(click) => dismiss(shown.id, click)}
            >
              <Icon name="close" className="size-2" />
            </button>
          </div>
        ))}
    </section>
  )
}

/** Keeps the focus in the toasts' region, so that it is not lost with the button. */
function dismiss(id: string, { currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('section')?.focus()
  toast.dismiss(id)
}
