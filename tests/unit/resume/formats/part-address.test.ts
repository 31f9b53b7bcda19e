import { expect, test } from 'vitest'
import { addressParts, codedTownOf, partAddress } from '#src/resume/formats/text/places.ts'

test.each<[string, ReturnType<typeof partAddress>]>([
  ['杭州市西湖区文三路1号', { address: '西湖区文三路1号', city: '杭州市' }],
  ['浙江省杭州市西湖区文三路1号', { address: '西湖区文三路1号', city: '浙江省杭州市' }],
  ['杭州市西湖区', undefined],
  ['杭州市西湖区1', { address: '西湖区1', city: '杭州市' }],
  ['〒464-0000 愛知県名古屋市千種区1', { address: '〒464-0000 千種区1', city: '愛知県名古屋市' }],
  ['12 Mill Lane, Leeds LS7 4AB, UK', { address: '12 Mill Lane, LS7 4AB', city: 'Leeds, UK' }],
  ['4 Rue Bleue, 44000 Nantes', { address: '4 Rue Bleue, 44000', city: 'Nantes' }],
  ['12 Mill Lane, Atlanta, GA', { address: '12 Mill Lane', city: 'Atlanta, GA' }],
  ['Atlanta, GA', undefined],
  ['18 Harbour Parade, Wellington 6011', { address: '18 Harbour Parade', city: 'Wellington' }],
  ['Flat 3, 12 Rosebank Road, Cape Town 7700', { address: 'Flat 3, 12 Rosebank Road', city: 'Cape Town' }],
  ['12 Mill Lane, Leeds', { address: '12 Mill Lane', city: 'Leeds' }],
  ['12 Mill Lane, Headingley, Leeds', undefined],
  ['Mill, Leeds', undefined],
  ['', undefined],
])('%s', (text, expected) => expect(partAddress(text)).toEqual(expected))

test.each([
  ['44000 Nantes', 'Nantes'],
  ['Leeds LS7 4AB', 'Leeds'],
  ['LS7 4AB Leeds', 'Leeds'],
  ['Perth WA 6000', 'Perth'],
  ['D-70173 Stuttgart', 'Stuttgart'],
  ['123 Nantes', undefined],
  ['Leeds', undefined],
])('the town of %s', (text, town) => expect(codedTownOf(text)).toBe(town))

test.each([
  ['12 Mill Lane, Leeds (home)', ['12 Mill Lane', 'Leeds']],
  ['12 Mill Lane, Leeds, LS7 4AB', ['12 Mill Lane', 'Leeds LS7 4AB']],
  ['4 Rue Bleue, 44000, Nantes', ['4 Rue Bleue', '44000 Nantes']],
  ['12 Mill Lane – Leeds –', ['12 Mill Lane', 'Leeds']],
])('the parts of %s', (text, parts) => expect(addressParts(text)).toEqual(parts))
