import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { staff } from '../../tests/journeys/support/house'
import { emptyFolder, npmStart, remove, root } from '../bench/product'
import { findChromium, launchOptions } from '../browser/chromium'
import { photograph } from './camera'
import { Scene } from './scene'
import { shots } from './shots.list'

/**
 * `npm run shots`: into shots/, which git ignores, the product at every step, dialog and outcome as a customer comes to
 * them, at 1280 and 390 px, light and dark. `npm run shots -- dialog` takes only those with that in their name. One that
 * fails is named and does not stop the rest; then it ends with 1.
 */
const folder = path.join(root, 'shots')
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

const write = (text: string) => void process.stdout.write(`${text}\n`)
const dataFolder = await emptyFolder()
const product = await npmStart(dataFolder, {
  PROGRAM_FILE: path.join(root, 'program.example.json'),
  RATE_LIMIT: '100000',
  SIGN_IN_RATE_LIMIT: '100000',
  COUPON_RATE_LIMIT: '100000',
  STAFF_ADMIN_EMAIL: staff.email,
  STAFF_ADMIN_PASSWORD: staff.password,
})
const browser = await chromium.launch(launchOptions(await findChromium()))
const failed: string[] = []

if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, reach] of Object.entries(shots).filter(([each]) => isWanted(each))) {
  const scene = new Scene(browser, product.url, dataFolder)
  try {
    await photograph(await reach(scene), path.join(folder, name))
    write(`       ${name}`)
  } catch (error) {
    failed.push(name)
    write(`FAILED ${name}: ${String(error).split('\n').slice(0, 4).join(' | ')}`)
  }
  await scene.clear()
}
await browser.close()
await product.stop()
await remove(dataFolder)

write(failed.length === 0 ? `\nAll of them are in ${path.relative(root, folder)}/.` : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
