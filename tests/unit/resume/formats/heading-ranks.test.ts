import { describe, expect, test } from 'vitest'
import { inRanks, underlined } from '#src/resume/formats/markup/heading-ranks.ts'

describe('a line with signs below it', () => {
  test.each([
    ['Education', '===', '# Education'],
    ['Education ', '---  ', '## Education'],
    ['Education', '~~~~', '### Education'],
    ['Education', '^^^^', '### Education'],
    ['Education', '""""', '### Education'],
    ['x'.repeat(60), '---', `## ${'x'.repeat(60)}`],
    ['2 Education', '---', '## 2 Education'],
  ])('is a heading: %s above %s', (line, below, heading) => {
    expect(underlined(`${line}\n${below}\nLeeds`)).toBe(`${heading}\nLeeds`)
  })

  test.each([
    ['Education', '=='],
    ['Education', '--'],
    ['Education', '~~~'],
    ['Education', '--- x'],
    ['Education', 'x ---'],
    ['Education', '=== x'],
    ['Education', '~~~~ x'],
    ['x'.repeat(61), '---'],
    ['2020', '---'],
    ['I was there.', '---'],
    ['Skills:', '---'],
    ['我在那里。 ', '---'],
    ['- Education', '---'],
    ['# Education', '---'],
    [' Education', '---'],
    ['| Education', '---'],
  ])('is none: %s above %s', (line, below) => {
    expect(underlined(`${line}\n${below}\nLeeds`)).toBe(`${line}\n${below}\nLeeds`)
  })

  test('is a heading below an empty line or a rule, not below a text', () => {
    expect(underlined('Ada\n\nEducation\n---')).toBe('Ada\n\n## Education')
    expect(underlined('***\nEducation\n---')).toBe('***\n## Education')
    expect(underlined('Ada\nEducation\n---')).toBe('Ada\nEducation\n---')
    expect(underlined('2020\nEducation\n---')).toBe('2020\nEducation\n---')
  })
})

describe('the ranks of headings', () => {
  test.each([
    ['those of sections are of the second', ['# Education', '# Skills'], ['## Education', '## Skills']],
    [
      'what is below them is of the third',
      ['# Education', '## Leeds', '#### Oslo', '# Skills'],
      ['## Education', '### Leeds', '### Oslo', '## Skills'],
    ],
    [
      'a name above them is of the first',
      ['### Ada Byron', '### Education', '### Skills'],
      ['# Ada Byron', '## Education', '## Skills'],
    ],
    [
      'only what is above everything',
      ['### Education', '### Ada Byron', '### Skills'],
      ['## Education', '## Ada Byron', '## Skills'],
    ],
    [
      'a name of a lower rank is below them',
      ['#### Ada Byron', '### Education', '### Skills'],
      ['### Ada Byron', '## Education', '## Skills'],
    ],
    ['a higher one is of the first', ['## Education', '# Ada', '## Skills'], ['## Education', '# Ada', '## Skills']],
    [
      'most sections tell which it is, at first the highest',
      ['# Education', 'text', '## Skills'],
      ['## Education', 'text', '### Skills'],
    ],
    [
      'most sections tell which it is',
      ['# Education', '### Skills', '### Awards'],
      ['# Education', '## Skills', '## Awards'],
    ],
    [
      'others do not, however many there are',
      ['# Education', '### Leeds', '### Oslo', '# Skills', '### Rome'],
      ['## Education', '### Leeds', '### Oslo', '## Skills', '### Rome'],
    ],
    ['those of six signs', ['###### Education'], ['## Education']],
    ['not those of seven', ['####### Education', '###  Skills '], ['####### Education', '## Skills']],
    ['none without a known section', ['# Ada', '### Leeds'], ['# Ada', '### Leeds']],
  ])('%s', (_what, lines, expected) => {
    expect(inRanks(lines.join('\n')).split('\n')).toEqual(expected)
  })
})
