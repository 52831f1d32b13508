import { useSyncExternalStore } from 'react'
import { theme, themes } from '../browser/theme'

const words = { system: 'System', light: 'Light', dark: 'Dark' }

/** Chooses the color scheme of every screen. This browser stores the choice. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(theme.follow, theme.now, () => 'system' as const)
  return (
    <fieldset className="flex flex-wrap items-center gap-x-2">
      <legend className="float-start pe-2">Colors</legend>
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          onClick={() => theme.choose(each)}
          className={`min-h-(--size-target) md:min-h-3 ${each === chosen ? 'font-strong text-ink' : 'underline decoration-edge underline-offset-4 hover:text-ink'}`}
        >
          {words[each]}
        </button>
      ))}
    </fieldset>
  )
}
