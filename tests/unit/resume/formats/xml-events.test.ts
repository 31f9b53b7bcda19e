import { expect, test } from 'vitest'
import { xmlEvents } from '#src/resume/formats/xml-events.ts'

const begin = (name: string, text = '', attributes = '') => ({ name, isEnd: false, isEmpty: false, attributes, text })
const end = (name: string, text = '') => ({ name, isEnd: true, isEmpty: false, attributes: '', text })
const empty = (name: string, text = '', attributes = '/') => ({ ...begin(name, text, attributes), isEmpty: true })
const events = (xml: string) => [...xmlEvents(xml)]

test('a document is its tags, each with the text up to the next', () => {
  const xml = '<?xml version="1.0"?>\n<w:p w:id="a1">Ada <w:b/>Byron</w:p>\nafter'
  expect(events(xml)).toEqual([begin('w:p', 'Ada ', ' w:id="a1"'), empty('w:b', 'Byron'), end('w:p')])
})

test.each([
  ['an entity in the text', '<t>R&amp;D</t>', [begin('t', 'R&D'), end('t')]],
  ['a name of several parts', '<text:h-1.a_9 />', [empty('text:h-1.a_9', '', ' /')]],
  ['a sign in a double quoted value', '<a t="1 > 0"/>', [empty('a', '', ' t="1 > 0"/')]],
  ['a sign in a single quoted value', "<a t='<1>'/>", [empty('a', '', " t='<1>'/")]],
  ['an empty value', `<a t="" s=''>x</a>`, [begin('a', 'x', ` t="" s=''`), end('a')]],
  ['a quote within the other', `<a t="it's">x</a>`, [begin('a', 'x', ` t="it's"`), end('a')]],
  ['values on several lines', '<a\nt="1\n2">x</a>', [begin('a', 'x', '\nt="1\n2"'), end('a')]],
  ['a slash in a value', '<a href="/"></a>', [begin('a', '', ' href="/"'), end('a')]],
  ['a sign that begins no tag', '<t>1 < 2 > 0</t>', [begin('t', '1 < 2 > 0'), end('t')]],
  ['text without tags', 'Ada', []],
  ['nothing', '', []],
])('%s', (_what, xml, expected) => {
  expect(events(xml)).toEqual(expected)
})

test.each([
  ['a comment', '<!-- <b>old</b>\n-->'],
  ['an empty comment', '<!---->'],
  ['two comments', '<!--a--><!--b-->'],
  ['characters as they are', '<![CDATA[<b>\nold</b>]]>'],
  ['none of them', '<![CDATA[]]>'],
  ['an instruction', '<?php echo "<b>"\n?>'],
  ['an empty instruction', '<??>'],
])('%s says nothing, and neither does what follows it up to the next tag', (_what, left) => {
  expect(events(`<p>Ada${left} out<i>Byron</i></p>`)).toEqual([
    begin('p', 'Ada'),
    begin('i', 'Byron'),
    end('i'),
    end('p'),
  ])
  expect(events(`${left}<p/>`)).toEqual([empty('p')])
  expect(events(`<p/>x${left}`)).toEqual([empty('p', 'x')])
})

test('entities of a document type are not expanded', () => {
  const xml = '<!DOCTYPE p [<!ENTITY all "everything">]><p>&all;</p>'
  expect(events(xml)).toEqual([begin('p', '&all;'), end('p')])
})
