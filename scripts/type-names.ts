import { globSync, readFileSync } from 'node:fs'
import { runMain, Trouble } from './lib/main.ts'

/** Checks that no two files export a type or class of the same name: one name, one meaning. */
runMain(async () => {
  const files = new Map<string, string[]>()
  for (const file of globSync('{src,client,scripts}/**/*.{ts,tsx}')) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^export (?:type|class) (\w+)/gm)) {
      files.set(name, [...(files.get(name) ?? []), file])
    }
  }
  const repeated = [...files].filter(([, places]) => places.length > 1)
  for (const [name, places] of repeated) console.log(`${name}: ${places.join(', ')}`)
  if (repeated.length > 0) throw new Trouble(`${repeated.length} names of types have more than one meaning.`)
  console.log(`${files.size} exported types, each with a name of its own`)
})
