/** The browser's own storage; where it is forbidden, or full from the start, one that lasts as long as the page. */
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
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}
