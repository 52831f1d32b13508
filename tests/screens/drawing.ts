import { vi } from 'vitest'

/**
 * A fake canvas, because jsdom's does nothing: it records its lines, and returns a picture with the number of strokes.
 */
export function drawingCanvas() {
  const lines: (readonly number[])[] = []
  const ink = {
    fillRect: () => lines.splice(0),
    beginPath: () => {},
    moveTo: () => {},
    lineTo: (...to: number[]) => lines.push(to),
    stroke: () => {},
    drawImage: vi.fn(),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 10,
    top: 20,
    width: 420,
    height: 126,
  } as DOMRect)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/png;base64,iVBORw0KGgo${btoa(String(lines.length))}`,
  )
  return { lines, ink }
}
