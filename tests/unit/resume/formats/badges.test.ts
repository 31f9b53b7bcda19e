import { expect, test } from 'vitest'
import { badges } from '#src/resume/formats/markup/badges.ts'

const badge = (alt: string, path: string) => `![${alt}](https://img.shields.io/badge/${path})`

test.each([
  ['a label and what it says', badge('', 'Location-Leeds-blue'), 'Location: Leeds'],
  ['what it says below its own label', badge('Location', 'Leeds-UK-blue'), 'Location: Leeds-UK'],
  ['a name and how well', badge('', 'Go-expert-blue'), 'Go expert'],
  ['a name alone', badge('Golang', 'Go-blue'), 'Go'],
  ['its alternative text if it has no name', badge('Golang', '-blue'), 'Golang'],
  ['two dashes as one, lines as spaces', badge('', 'CI--CD_pipelines-blue'), 'CI-CD pipelines'],
  ['signs of addresses', badge('', 'C%23-expert-blue?logo=x'), 'C# expert'],
  ['an address that is written wrongly', badge('', '50%-blue'), '50%'],
  ['what has a title', `![](https://img.shields.io/badge/Go-blue "Go")`, 'Go'],
  ['others by their alternative text', '![Ada at work](a.png)', 'Ada at work'],
  ['text around it', `I know ${badge('', 'Go-blue')} well`, 'I know Go well'],
  ['two beside each other', `${badge('', 'Go-blue')} ${badge('', 'Rust-red')}`, 'Go, Rust'],
  [
    'two with labels',
    `${badge('', 'Location-Leeds-blue')}${badge('', 'Email-a@b.example-red')}`,
    'Location: Leeds | Email: a@b.example',
  ],
  ['one on each line', `${badge('', 'Go-blue')}\n${badge('', 'Rust-red')}`, 'Go\nRust'],
  ['one that is a link', `[${badge('', 'Go-blue')} ](https://go.example)`, '[Go](https://go.example)'],
  ['no picture', 'Go!', 'Go!'],
])('a picture of Markdown is %s', (_what, text, said) => {
  expect(badges(text)).toBe(said)
})

test.each(['', 'photo', 'Avatar', 'logo', 'me', 'portrait', 'profile', 'Profile picture', '照片', '头像'])(
  'a portrait or logo called %s is nothing',
  (alt) => {
    expect(badges(`a![${alt}](a.png)b`)).toBe('ab')
    expect(badges(`a![${alt} 2](a.png)b`)).toBe(`a${`${alt} 2`.trim()}b`)
    expect(badges(`a![2 ${alt}](a.png)b`)).toBe(`a${`2 ${alt}`.trim()}b`)
  },
)
