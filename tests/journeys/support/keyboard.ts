import type { Locator, Page } from '@playwright/test'
import type { AnswerValue, Field } from '../../../domain/application/fields/field'
import { controlOf } from './controls'
import { expectPage as expect } from './expectPage'

/** Answers as somebody does who has no mouse: Tab, arrows, Space, Enter and letters, and nothing else. */
export class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string) {
    return this.page.keyboard.press(key)
  }

  /** Goes on with Tab until a control has the focus; the browser's own end of the page is no way out. */
  async tabTo(control: Locator, back = false) {
    await control.first().waitFor()
    for (let steps = 0; steps < 250; steps++) {
      if (await control.first().evaluate((element) => element === document.activeElement)) return
      await this.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab never comes to ${control}`)
  }

  async activate(control: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.tabTo(control)
    await this.press(key)
  }

  async type(control: Locator, text: string) {
    await this.tabTo(control)
    await this.press('Control+A')
    await this.page.keyboard.type(text)
  }

  /**
   * One of a group: Tab comes to the group, Space takes the first one there and an arrow the next. So a No is said without
   * a Yes in between, which could open a dialog if it stood for a while.
   */
  async choose(group: Locator, option: Locator) {
    const radios = group.getByRole('radio')
    await radios.first().waitFor()
    const checked = group.getByRole('radio', { checked: true })
    await this.tabTo((await checked.count()) > 0 ? checked : radios.first())
    if (await option.evaluate((radio) => radio === document.activeElement)) await this.press('Space')
    for (let steps = await radios.count(); steps > 0 && !(await option.isChecked()); steps--)
      await this.press('ArrowDown')
    await expect(option).toBeChecked()
  }

  async answer(question: Field, value: AnswerValue) {
    const control = controlOf(this.page, question)
    await control.first().waitFor()
    const shown = String(value)
    const label = question.options?.find((option) => option.value === shown)?.label ?? shown
    switch (question.kind) {
      case 'yesNo':
        return this.choose(control, control.getByRole('radio', { name: shown === 'True' ? 'Yes' : 'No' }))
      case 'limits':
        return this.choose(control, control.getByRole('radio', { name: label, exact: true }))
      case 'choice':
        if ((await control.getAttribute('role')) === 'radiogroup')
          return this.choose(control, control.getByRole('radio', { name: label, exact: true }))
        return this.pick(control, shown, label)
      case 'combobox':
        return this.find(control, label)
      case 'cover':
      case 'agreement':
        await this.tabTo(control)
        if ((await control.isChecked()) !== (shown === 'True')) await this.press('Space')
        return expect(control).toBeChecked({ checked: shown === 'True' })
      case 'dateList':
        for (const [index, day] of (value as readonly string[]).entries()) {
          if (index > 0) await this.activate(control.getByRole('button', { name: /^Add another/ }))
          await this.type(control.getByRole('textbox').nth(index), day)
        }
        return
      default:
        return this.type(control, shown)
    }
  }

  /** Of a native list: its first letter leads near, and the arrow on. A whole word would have to be typed within a second. */
  private async pick(list: Locator, value: string, label: string) {
    await this.tabTo(list)
    if ((await list.inputValue()) === value) return
    await this.page.keyboard.type(label[0]!)
    for (let steps = 20; steps > 0 && (await list.inputValue()) !== value; steps--) await this.press('ArrowDown')
    await expect(list).toHaveValue(value)
  }

  private async find(box: Locator, label: string) {
    await this.type(box, label)
    const option = this.page.getByRole('option', { name: label }).first()
    await option.waitFor()
    const isActive = async () => (await box.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))
    for (let steps = 20; steps > 0 && !(await isActive()); steps--) await this.press('ArrowDown')
    await this.press('Enter')
    await expect(box).toHaveValue(label)
  }
}
