import { followedFrame } from '../../embed/messages'

/** Whether the page is in a frame of another page. */
export const isFramed = () => window.parent !== window

/** Whether the page around our frame tells us which part of the frame is in sight (docs/embed.md). */
export const isFollowed = () => isFramed() && window.name === followedFrame

/** The `tel:` link of a United States phone number. */
export const telLink = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`

/** Whether the window is now wide enough for columns side by side (`--breakpoint-desk`). */
export const isWide = () => window.matchMedia('(min-width: 75rem)').matches
