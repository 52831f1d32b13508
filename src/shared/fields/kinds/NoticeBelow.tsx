import type { NoticeOf } from '../../../../domain/application/otherState'
import { showBelowFocus } from '../../browser/focus'
import { Button } from '../../ui/Button'

interface Props<Given> {
  readonly notice: NoticeOf<Given> | null | undefined
  /** a button was pressed, which is gone then */
  readonly onMend: (answers: Given, done?: string) => void
}

/** Below an answer that is probably a mistake: the reason, and buttons that correct it. It refuses nothing. */
export const NoticeBelow = <Given,>({ notice, onMend }: Props<Given>) => (
  <div role="status" className="max-w-(--measure) empty:hidden">
    {notice && (
      <div ref={showBelowFocus} className="grid justify-items-start gap-1">
        <p>{notice.text}</p>
        {notice.mends.map(({ label, answers, done }) => (
          <Button key={label} onClick={() => onMend(answers, done)}>
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
)

/** Whether two notices read the same: an equal one is not drawn anew. */
export const isSameNotice = (one: NoticeOf<unknown> | undefined, other: NoticeOf<unknown> | undefined): boolean =>
  one?.text === other?.text
