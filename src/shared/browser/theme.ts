/** of the browser's storage */
export const themeKey = 'marquee.theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
let store: Pick<Storage, 'getItem' | 'setItem'> | null = null
export const isTheme = (text: string | null | undefined): text is Theme => themes.some((theme) => theme === text)

/** The color scheme that the reader chose, or else the system's. */
export const theme = {
  now: (): Theme => {
    const { theme: chosen } = document.documentElement.dataset
    return isTheme(chosen) ? chosen : 'system'
  },
  follow: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  choose: (chosen: Theme) => {
    draw(chosen)
    store?.setItem(themeKey, chosen)
    for (const listener of listeners) listener()
  },
  /**
   * called once, before anything is drawn
   * @param usual that of the page around our frame; the reader's own choice comes first
   */
  restore: (storage: NonNullable<typeof store>, usual: string | null = null) => {
    store = storage
    const chosen = storage.getItem(themeKey) ?? usual
    if (isTheme(chosen)) draw(chosen)
  },
}

function draw(chosen: Theme) {
  if (chosen === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}
