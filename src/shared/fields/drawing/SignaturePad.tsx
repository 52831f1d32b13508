import { type PointerEvent, useState } from 'react'
import { LinkButton } from '../../ui/Button'
import type { ControlProps } from '../control/control'
import { makePen, sheet } from './pen'

/**
 * A canvas for drawing with a finger, a pen or the mouse. The question's step must offer another way to answer for
 * everybody else. Dark ink on white in both color schemes, because the image is stored as it looks.
 */
export default function SignaturePad({ id, input, describedBy, invalid }: ControlProps) {
  const isDrawn = typeof input.value === 'string'
  const [pen] = useState(() => makePen(isDrawn ? String(input.value) : null))
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    // the line continues when the pointer leaves the canvas
    event.currentTarget.setPointerCapture?.(event.pointerId)
    pen.begin(event)
  }
  const draw = ({ nativeEvent }: PointerEvent) => {
    const between = nativeEvent.getCoalescedEvents?.() ?? []
    pen.draw(between.length > 0 ? between : [nativeEvent])
  }
  const end = () => {
    const drawn = pen.end()
    if (drawn !== null) input.onChange(drawn)
    input.onBlur()
  }
  const clear = () => {
    pen.clear()
    input.onChange(null)
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="grid max-w-(--measure) justify-items-start gap-1"
    >
      <canvas
        ref={pen.attach}
        {...sheet}
        className={`h-auto w-full cursor-crosshair touch-none rounded-control border bg-drawing text-drawn ${invalid ? 'border-2 border-stop-mark' : 'border-edge'}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div className="flex min-h-(--size-target) flex-wrap items-center gap-x-3">
        {isDrawn && <LinkButton onClick={clear}>Clear and draw again</LinkButton>}
        <p role="status" className="text-ink-soft">
          {isDrawn ? 'Signed.' : 'Nothing drawn yet.'}
        </p>
      </div>
    </fieldset>
  )
}
