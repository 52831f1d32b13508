import { writeFileSync } from 'node:fs'
import { mailGround, purchase } from './ground'
import { purchaseLetters } from '../../../server/mail/purchase'
import { quoteLetters } from '../../../server/mail/quote'
const s = await mailGround({ BASE_URL: 'https://www.example.com' })
const { contactId } = await purchase(s, { event_email: 'barn@example.com', insurance_producer: 'True' })
let i = 0
for (const l of await purchaseLetters(s, contactId)) { const c = await l.compose(); writeFileSync(`/tmp/mail${i}.html`, c.html); writeFileSync(`/tmp/mail${i}.txt`, c.text); console.log(i++, l.to, l.subject, c.html.length) }
await s.db.q.updateTable('contact').set({ policy_number: null, quote_status: 'quoted' }).execute()
for (const l of await quoteLetters(s, { contactId, recipients: ['a@example.com'], occasion: 'x' })) { const c = await l.compose(); writeFileSync(`/tmp/mail${i}.html`, c.html); writeFileSync(`/tmp/mail${i}.txt`, c.text); console.log(i++, l.to, l.subject) }
await s.db.close()
