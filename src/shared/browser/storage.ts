/**
 * The browser's storage; where it is forbidden or full from the start, a storage in memory that lasts as long as the
 * page.
 */
export function safeStorage(page: Window, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage {
  try {
    const { [kind]: storage } = page
    storage.setItem('marquee.probe', '')
    storage.removeItem('marquee.probe')
    return storage
  } catch {
    return memory()
  }
}

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
