import { inspection } from '../shared/browser/inspection'
import { base, leading } from '../shared/browser/route'

/** Opens the inspector's page, or the application with the recorder attached before its first chart starts. */
export async function inspecting(window: Window & typeof globalThis, openApp: () => void): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === `${base}inspect`)
    return void (await import('./inspectorPage')).openInspector(window)
  // a page whose recorder fails to load still works
  const inspect = await import('./followedPage').then(({ follow }) => follow(window)).catch(() => null)
  if (inspect) {
    inspection.inspect = inspect
    leading.to = (address) => withInspectParam(address, window.location.href)
  }
  openApp()
}

/** The same address with the inspector's query parameter, if the address belongs to this application. */
export function withInspectParam(address: string, from: string): string {
  const to = new URL(address, from)
  if (to.origin !== new URL(from).origin || !`${to.pathname}/`.startsWith(base) || to.searchParams.has('inspect'))
    return address
  const requested = new URL(from).searchParams.get('inspect')
  return `${to.pathname}${to.search ? `${to.search}&` : '?'}inspect${requested ? `=${requested}` : ''}${to.hash}`
}
