import { explore } from './graph/explore'
import { makeMoney } from './money/money'
import { product } from './product/load'
import { readSchema } from './tables/schema'
const schema = await readSchema()
for (const t of ['payment','ledger','policy','serial','refund','job','contact']) console.log(t, JSON.stringify(schema.get(t)!.unique))
const worlds: any = { reprice:{repriced:1,deaths:1}, stmt:{deaths:1,grain:'statement'}, oneKey:{windows:2,isOneKey:true,reloads:1,lostAnswers:1}, declined:{windows:2,pays:2,declined:[0]}, keeps:{keepsCharges:[0],repriced:1,deaths:1}, keepsCalls:{keepsCharges:[0],repriced:1,lostCalls:1}, reload:{reloads:1,lostAnswers:1,deaths:1,webhooks:true},  one: {deaths:1,closed:1}, hooks: {deaths:1, webhooks:true}, two: {windows:2}, lost: {windows:2,lostCalls:1}, death: {windows:2,deaths:1}, twoHooks: {windows:2, webhooks:true}, twoHooksDeath: {windows:2,webhooks:true,deaths:1} }
const [pick, ms='20000'] = process.argv.slice(2)
for (const [name, w] of Object.entries<any>(worlds)) { if (pick && !pick.split(',').includes(name)) continue
  const system = await makeMoney(product, schema, w)
  const seen = await explore(system, { states: 2_000_000, cpuMs: Number(ms) })
  console.log(name, seen.nodes.length, seen.steps, (seen.cpuMs/1000).toFixed(1), seen.isComplete, Math.round(process.memoryUsage().heapUsed/1e6)+'MB', JSON.stringify(seen.nodes.at(-1)!.view.windows.map(w=>w.place)), seen.nodes.filter(n=>n.view.policies>0).length)
}
