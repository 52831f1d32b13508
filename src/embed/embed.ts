import { contractVersion, type FrameMessage, followedFrame, type Hello, type Visible } from './messages'

const hello: Hello = { type: 'marquee.hello', version: contractVersion }
const events = ['marquee.height', 'marquee.price', 'marquee.purchased']

/**
 * Puts a frame with our page where a partner's page has our script, sets its height, tells the frame which part of it is
 * in sight, and tells that page of the price and the purchase by DOM events on the frame. It hears only the frame, and only
 * while the frame shows our origin.
 * @param script with the settings as data attributes (docs/embed.md)
 */
export function embed(script: HTMLScriptElement, page: Window): HTMLIFrameElement {
  const { partner, answers, theme, footer, title, target } = script.dataset
  const { origin } = new URL(script.src)
  const search = new URLSearchParams(answers)
  if (partner) search.set('partner', partner)
  if (theme) search.set('theme', theme)
  if (footer === 'false') search.set('isFooter', footer)

  const { document } = page
  const frame = document.createElement('iframe')
  frame.title = title ?? 'Event insurance'
  frame.name = followedFrame
  // without it, the browser shows no wallet, such as Apple Pay, in a frame of another site
  frame.allow = 'payment'
  frame.src = `${origin}/quote/?${search}`
  // as high as a first page until the first message
  frame.style.cssText = 'display:block;width:100%;height:900px;border:0'
  let sent = ''
  const sendVisible = () => {
    if (!frame.isConnected) return
    const { top, bottom } = frame.getBoundingClientRect()
    const above = Math.max(0, Math.round(-top))
    const below = Math.max(0, Math.round(bottom - page.innerHeight))
    if (sent === `${above} ${below}`) return
    sent = `${above} ${below}`
    const visible: Visible = { type: 'marquee.visible', version: contractVersion, above, below }
    frame.contentWindow?.postMessage(visible, origin)
  }
  // an element around the frame may scroll too, and its events do not bubble
  for (const moved of ['scroll', 'resize']) page.addEventListener(moved, sendVisible, { capture: true, passive: true })
  page.addEventListener('message', ({ source, origin: from, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.contentWindow || from !== origin) return
    if (data?.version !== contractVersion || !events.includes(data.type)) return
    if (data.type === 'marquee.height') {
      frame.style.height = `${data.height}px`
      // at each height, because a frame that was loaded again does not know this page yet
      frame.contentWindow?.postMessage(hello, origin)
      sent = ''
      sendVisible()
    }
    const { type, version: _, ...detail } = data
    frame.dispatchEvent(new CustomEvent(type.replace('.', ':'), { detail, bubbles: true }))
  })

  // nothing shows in the head, where some site builders put scripts
  const isInHead = script.closest('head') !== null
  const put = () => {
    const box = (target && document.querySelector(target)) || (isInHead && document.body)
    if (box) box.append(frame)
    else script.after(frame)
  }
  // the element may stand below the script
  if ((target || isInHead) && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put)
  else put()
  return frame
}
