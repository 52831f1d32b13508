import { expect, test } from 'vitest'
import { quickStyles } from './computedStyles'

const page = `<h1>Title</h1><h2 dir=rtl>Second</h2><p hidden>Hidden</p><dialog>Closed</dialog><dialog open>Open</dialog>
<div popover>Over</div><details open><summary>More</summary></details><bdo dir=ltr>Order</bdo><q>Quoted</q>
<select><option>One</select><textarea dir=auto></textarea><input type=hidden><input type=submit><input type=tel>
<table rules=none><thead hidden><tr><th>Head</thead><tr><td>Cell</table><a href="/x">Link</a><a>No link</a><button>Go</button>
<ul><li>One<ul><li>Two<ul><li>Three</ul></ul></ul><abbr title="Sample">S</abbr><p style="display: flex">Styled</p>`

/** Each property of each element, on a page of its own. */
function stylesOf(isQuick: boolean) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { document: own, getComputedStyle } = frame.contentWindow!
  if (isQuick) quickStyles(own)
  own.body.innerHTML = page
  own.querySelector('button')!.focus()
  return [...own.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    return [element.outerHTML, ...Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)].join('\n')
  })
}

test('a computed style is the one that jsdom computes without a shortcut', () => {
  const styles = stylesOf(true)
  expect(styles.join()).toContain('list-style-type: square')
  expect(styles).toEqual(stylesOf(false))
})
