import { contractVersion, type FrameHeight, isVisible } from '../embed/messages'
import { embedding } from './embedding'

/** pixels: the specification's (section 9) */
const furthest = 2000

/**
 * Reports our height to the embedding page, which can make the frame as high. Nothing then scrolls inside the frame,
 * and a dialog at the top of it could be out of sight. So each press and key, and each new height of the
 * frame, measures the visible part of the frame, and dialogs move into that part. A surrounding page that reports its
 * scrolling keeps them, and the price, in sight while it scrolls too.
 */
export function fillFrame(page: Window & typeof globalThis): void {
  embedding.listen(page)
  const { document, parent } = page
  const root = document.documentElement
  let sent = 0
  const sendHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === sent) return
    sent = height
    // any origin may receive it: `frame-ancestors` limits who can embed us, and a height is no secret
    parent.postMessage({ type: 'marquee.height', version: contractVersion, height } satisfies FrameHeight, '*')
  }
  new page.ResizeObserver(sendHeight).observe(document.body)
  sendHeight()

  const visibleRange = ({ intersectionRect: { top, bottom } }: IntersectionObserverEntry) => {
    const above = Math.max(0, Math.round(top))
    root.style.setProperty('--window-top', `${above}px`)
    root.style.setProperty('--window-bottom', `${Math.max(0, Math.round(page.innerHeight - bottom))}px`)
    const margin = Math.min(above, furthest)
    // the margin is capped, so the container starts lower by the rest
    root.style.setProperty('--dialog-above', `${above - margin}px`)
    if (above > 0) root.style.setProperty('--dialog-top', `${margin}px`)
    else root.style.removeProperty('--dialog-top')
  }
  const look = () =>
    new page.IntersectionObserver(([seen], self) => {
      self.disconnect()
      if (seen) visibleRange(seen)
    }).observe(root)
  // a press draws the next step first, which makes the frame higher, and then opens the dialog
  for (const what of ['pointerdown', 'keydown', 'resize'])
    page.addEventListener(what, look, { capture: true, passive: true })

  page.addEventListener('message', ({ source, data }) => {
    if (source !== parent || !isVisible(data)) return
    look()
    // the frame is never taller than its page for long, so more than its height is out of sight only by mistake
    const shown = Math.max(0, page.innerHeight - data.above)
    root.style.setProperty('--seen-top', `${Math.round(data.above)}px`)
    root.style.setProperty('--seen-bottom', `${Math.min(Math.round(data.below), shown)}px`)
  })

  // a link to another site replaces the embedding page too
  const away = document.createElement('base')
  away.target = '_blank'
  document.head.append(away)
}
