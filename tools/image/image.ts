import { writeImageTree } from './tree'

/** `npm run image -- FOLDER`: writes the tree of the container image, after `npm run build`. The Dockerfile runs it. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name a new folder: npm run image -- FOLDER')
process.stdout.write(`${folder}: the build with ${await writeImageTree(folder)} packages\n`)
