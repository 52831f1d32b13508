import { base } from './address'
import { inspection } from './inspection'

/** In place of the application the inspector's page; or the application, followed from its first chart on. */
export async function inspecting(window: Window & typeof globalThis, openApp: () => void): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === `${base}inspect`)
    return void (await import('./inspectorPage')).openInspector(window)
  // who cannot be followed can be used all the same
  const followed = await import('./followedPage').catch(() => null)
  if (followed) inspection.inspect = followed.follow(window)
  openApp()
}
