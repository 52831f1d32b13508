/** What a page that shows ours is told: CSS pixels, whenever they change. */
export interface FrameHeight {
  readonly type: 'marquee.height'
  readonly height: number
}

/** pixels: the specification's (section 9) */
const furthest = 2000

/**
 * Ours in a frame: the page around it is told how high it is, and can make the frame as high. Then nothing scrolls inside,
 * and a dialog that stood at the top of the frame would be out of sight; so each press and key looks which part of the
 * frame is seen, and what stands in the window stands in that part: a dialog as far down as that page is scrolled.
 */
export function fillFrame(page: Window & typeof globalThis): void {
  const { document, parent } = page
  const root = document.documentElement
  let sent = 0
  const sendHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === sent) return
    sent = height
    // to whoever it is: the server lets no others show ours (`frame-ancestors`), and a height is no secret
    parent.postMessage({ type: 'marquee.height', height } satisfies FrameHeight, '*')
  }
  new page.ResizeObserver(sendHeight).observe(document.body)
  sendHeight()

  const visibleRange = ({ intersectionRect: { top, bottom } }: IntersectionObserverEntry) => {
    const above = Math.max(0, Math.round(top))
    root.style.setProperty('--window-top', `${above}px`)
    root.style.setProperty('--window-bottom', `${Math.max(0, Math.round(page.innerHeight - bottom))}px`)
    const margin = Math.min(above, furthest)
    // what the margin may not be, what it is the margin in begins further down
    root.style.setProperty('--dialog-above', `${above - margin}px`)
    if (above > 0) root.style.setProperty('--dialog-top', `${margin}px`)
    else root.style.removeProperty('--dialog-top')
  }
  const look = () =>
    new page.IntersectionObserver(([seen], self) => {
      self.disconnect()
      if (seen) visibleRange(seen)
    }).observe(root)
  for (const what of ['pointerdown', 'keydown']) page.addEventListener(what, look, { capture: true, passive: true })

  // a link that leads away leads away from the page around it too
  const away = document.createElement('base')
  away.target = '_blank'
  document.head.append(away)
}
