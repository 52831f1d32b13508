import { useSelector } from '@xstate/react'
import {
  type InspectorRef,
  selectFollowed,
  selectForgotten,
  selectIsRecorded,
  selectIsTravelling,
  selectMoment,
} from '../../../machines/shared/inspector/inspector.select'
import { Button } from '../../shared/ui/Button'
import { momentInWords } from './labels'

/** The moment on display, with buttons to the ones before and after it. */
export function EventPosition({ inspector }: { inspector: InspectorRef }) {
  const isTravelling = useSelector(inspector, selectIsTravelling)
  const isRecorded = useSelector(inspector, selectIsRecorded)
  const moment = useSelector(inspector, selectMoment)
  const forgotten = useSelector(inspector, selectForgotten)
  const entries = useSelector(inspector, selectFollowed)?.entries ?? []
  const at = moment ? entries.indexOf(moment) : -1
  const goTo = (position: number) => {
    const entry = entries[position]
    if (entry) inspector.send({ type: 'entry.chosen', number: entry.number })
  }
  return (
    <section
      aria-label="Moment"
      className={`sticky top-0 z-(--layer-sticky) mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 border-y py-1 ${isTravelling ? 'border-attention-mark bg-attention-wash' : 'border-rule bg-paper'}`}
    >
      <p className="min-w-0 px-1 font-strong [overflow-wrap:anywhere]">
        {forgotten !== null && `${forgotten} is no longer kept. This came next. `}
        {isTravelling ? 'Then: ' : isRecorded ? 'At the end: ' : 'Now: '}
        {moment
          ? `after ${moment.number}, ${moment.event.type}, at ${momentInWords(moment.at, isRecorded)}`
          : 'nothing has happened yet'}
      </p>
      <span className="flex flex-wrap gap-1 md:ms-auto">
        <Button isDense isOff={at <= 0} onClick={() => goTo(at - 1)}>
          Before
        </Button>
        <Button isDense isOff={!isTravelling || at >= entries.length - 1} onClick={() => goTo(at + 1)}>
          After
        </Button>
        <Button isDense isOff={!isTravelling} onClick={() => inspector.send({ type: 'live.resumed' })}>
          {isRecorded ? 'To the end' : 'Back to now'}
        </Button>
      </span>
    </section>
  )
}
