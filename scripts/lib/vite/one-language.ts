import type { Plugin } from 'vite'
import type { Locale } from '#src/contract/locale.ts'

const NOTHING = 'undefined'

/**
 * Leaves the texts of the other language out of what browsers load: of `defineMessages(zh, en)` one argument stays.
 * @param environments the language each of these builds keeps; others keep both
 */
export function oneLanguage(environments: Record<string, Locale>): Plugin {
  return {
    name: 'qingjian:one-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name in environments,
    transform: {
      filter: { code: /\bdefineMessages\(/, id: { exclude: /src[\\/]texts[\\/]messages\.ts/ } },
      handler(code) {
        const dropped = environments[this.environment.name] === 'zh' ? 1 : 0
        const spans: { start: number; end: number }[] = []
        for (const statement of this.parse(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration') continue
          for (const { init } of declaration.declarations) {
            const isMessages =
              init?.type === 'CallExpression' &&
              init.callee.type === 'Identifier' &&
              init.callee.name === 'defineMessages'
            const other = isMessages ? init.arguments[dropped] : undefined
            if (other) spans.push(other)
          }
        }
        return spans.reduceRight((text, { start, end }) => text.slice(0, start) + NOTHING + text.slice(end), code)
      },
    },
  }
}
