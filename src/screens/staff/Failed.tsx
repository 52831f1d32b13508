import { Button } from '../../ui/Button'

/** What could not be read, said in its place, with the way to try again. */
export function Failed({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 py-4">
      <p className="font-strong">We cannot reach our records just now. {problem}</p>
      <Button isDense onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
