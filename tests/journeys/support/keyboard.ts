import type { Locator, Page } from '@playwright/test'
import type { AnswerValue, Field } from '../../../domain/application/fields/field'
import { controlOf, yesOrNo } from './controls'
import { expectPage as expect } from './expectPage'

/** Answers like a customer without a mouse: only Tab, arrows, Space, Enter and letters. */
export class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string) {
    return this.page.keyboard.press(key)
  }

  /** Presses Tab until a control has the focus. Stops at the end of the page. */
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
   * Chooses one option of a group: Tab enters the group, Space takes the first option, and an arrow the next. It never
   * passes over Yes on the way to No, which could open a dialog.
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

  async answer(question: Field, value: AnswerValue, within: Page | Locator = this.page) {
    const control = controlOf(within, question)
    await control.first().waitFor()
    const shown = String(value)
    const label = question.options?.find((option) => option.value === shown)?.label ?? shown
    switch (question.kind) {
      case 'yesNo':
        return this.choose(control, yesOrNo(control, shown))
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

  /** Chooses from a native list: the first letter, then arrows. A whole word would have to be typed within a second. */
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
