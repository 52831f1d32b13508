import { inflateSync } from 'node:zlib'

/** pixels per module side */
const scale = 4

/**
 * The QR code of a PDF as a camera sees it: the filled shape with the most rectangles of a module's height, with a
 * white border as in print.
 */
export function modulesOf(pdf: Buffer): { pixels: Uint8ClampedArray; size: number } {
  const code = shapesOf(pdf).toSorted((a, b) => b.length - a.length)[0] ?? []
  // the white border is the same at the left and the right
  const modules = Math.max(...code.map(({ x, width }) => x + width)) + Math.min(...code.map(({ x }) => x))
  const size = modules * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const { x, y, width } of code)
    for (let row = y * scale; row < (y + 1) * scale; row++)
      for (let column = x * scale; column < (x + width) * scale; column++)
        pixels.set([0, 0, 0], (row * size + column) * 4)
  return { pixels, size }
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The rectangles of each filled path, in its own coordinates. */
const shapesOf = (pdf: Buffer): Rectangle[][] =>
  streamsOf(pdf)
    .flatMap((stream) => stream.split(/\nf\*?\n/))
    .map((shape) => shape.split(/(?=^\S+ \S+ m$)/m).flatMap(rectangleOf))

function rectangleOf(path: string): Rectangle[] {
  const corners = [...path.matchAll(/^(\S+) (\S+) [ml]$/gm)].map(([, x, y]) => [Number(x), Number(y)] as const)
  if (corners.length < 4) return []
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return Math.max(...ys) - y === 1 ? [{ x, y, width: Math.max(...xs) - x }] : []
}

/** The text of the file's compressed streams. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length
    return inflateSync(pdf.subarray(start, text.indexOf('endstream', start)), { finishFlush: 2 }).toString('latin1')
  })
}
