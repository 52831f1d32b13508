import Bowser from 'bowser'

/** most characters of a User-Agent that are read; a real one is far shorter */
const most = 500

/**
 * The browser as its user would name it, such as “Chrome on Windows”.
 * @param agent the User-Agent header
 * @returns null if it does not say
 */
export function browserOf(agent: string | undefined): string | null {
  if (!agent) return null
  const { browser, os } = Bowser.parse(agent.slice(0, most))
  if (!browser.name) return null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
