import { brand } from '../../../../domain/common/brand'
import { focusOnMount } from '../../../shared/browser/focus'
import { Button } from '../../../shared/ui/Button'

interface Props {
  readonly problem: string | null
  readonly onRetry: () => void
  /** true if the page shows nothing else: the error then is the page's heading */
  readonly isPage?: boolean
}

const words = 'We cannot reach our records just now'

/** Replaces content that could not be loaded, with a retry button. */
export function Failed({ problem, onRetry, isPage = false }: Props) {
  const again = (
    <Button isDense onClick={onRetry}>
      Try again
    </Button>
  )
  if (isPage)
    return (
      <div className="grid justify-items-start gap-2 py-4">
        <title>{`${words} | ${brand.name}`}</title>
        <h1 tabIndex={-1} ref={focusOnMount} className="display text-h2">
          {words}
        </h1>
        <p role="alert">{problem}</p>
        {again}
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-2 py-4">
      <p className="font-strong">
        {words}. {problem}
      </p>
      {again}
    </div>
  )
}
