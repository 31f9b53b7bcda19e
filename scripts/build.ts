import { build } from './lib/build.ts'
import { runMain } from './lib/main.ts'

runMain(build)
