import { expect, test } from 'vitest'
import { keepReplayed } from '../../tools/proof/evidence'
import { hasLog, loggedSessions, readLog, type SessionLog, writeLog } from './log'
import { personalIn } from './personal'
import { Recorder } from './recorder'
import { replay } from './replay'
import { sessions } from './sessions'

/** `npm run proof -- --record` records new sessions, and never overwrites a recorded one. */
const names = [...new Set([...Object.keys(sessions), ...loggedSessions()])]
const isRecording = process.env['RECORD'] !== undefined

async function record(name: string): Promise<SessionLog> {
  const recorder = new Recorder()
  await sessions[name]!(recorder)
  return recorder.logOf(name)
}

test.each(names)('%s goes as it was recorded', async (name) => {
  if (isRecording && !hasLog(name)) writeLog(await record(name))
  const log = readLog(name)
  expect(personalIn(log)).toEqual([])
  const { differences, accepted } = await replay(log)
  const steps = log.parts.reduce((sum, { entries }) => sum + entries.length, 0)
  keepReplayed({ name, steps, charts: log.parts.map(({ chart }) => chart), differences, accepted })
  expect(differences).toEqual([])
})
