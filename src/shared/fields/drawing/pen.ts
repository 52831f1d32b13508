/** The canvas's size in pixels. A drawing is stored at this size, whatever the size on screen. */
export const sheet = { width: 840, height: 252 } as const

/** canvas pixels: the width of the line, and the shortest line that counts */
const stroke = 4
const least = 60

type Point = readonly [x: number, y: number]
type PointerPosition = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Draws with a pen on a canvas. It uses the canvas's own CSS colors, so that the stored image matches the screen. */
export function makePen(drawn: string | null) {
  let canvas: HTMLCanvasElement | null = null
  let last: Point | null = null
  let length = 0

  const pointOf = ({ clientX, clientY }: PointerPosition): Point => {
    const { left, top, width, height } = canvas!.getBoundingClientRect()
    return [((clientX - left) / width) * sheet.width, ((clientY - top) / height) * sheet.height]
  }
  const clear = () => {
    const ink = canvas?.getContext('2d')
    length = 0
    if (!ink) return
    ink.fillStyle = getComputedStyle(canvas!).backgroundColor
    ink.fillRect(0, 0, sheet.width, sheet.height)
  }
  const lineTo = (to: Point) => {
    const ink = canvas!.getContext('2d')!
    Object.assign(ink, { strokeStyle: getComputedStyle(canvas!).color, lineWidth: stroke, lineCap: 'round' })
    ink.beginPath()
    ink.moveTo(...last!)
    ink.lineTo(...to)
    ink.stroke()
    length += Math.hypot(to[0] - last![0], to[1] - last![1])
    last = to
  }
  return {
    clear,
    /** The canvas's ref. It restores the earlier drawing. */
    attach: (element: HTMLCanvasElement | null) => {
      canvas = element
      if (!element) return
      clear()
      if (drawn !== null) paint(element, drawn)
    },
    begin: (point: PointerPosition) => {
      last = pointOf(point)
    },
    draw: (points: readonly PointerPosition[]) => {
      if (last) for (const point of points) lineTo(pointOf(point))
    },
    /** Ends a line and returns the canvas as a PNG data URL; null while almost nothing was drawn. */
    end: (): string | null => {
      if (!last) return null
      last = null
      if (length < least) return null
      drawn = canvas!.toDataURL('image/png')
      return drawn
    },
  }
}

function paint(canvas: HTMLCanvasElement, drawn: string) {
  const image = new Image()
  image.onload = () => canvas.getContext('2d')?.drawImage(image, 0, 0, sheet.width, sheet.height)
  image.src = drawn
}
