import { expect, test } from 'vitest'
import { countryOf, placeOf } from '#src/http/client-place.ts'

/** A request as the platform hands it on. */
function asked(cf?: unknown, country?: string): Request {
  const request = new Request('https://qingjian.test/', {
    headers: country === undefined ? {} : { 'cf-ipcountry': country },
  })
  return cf === undefined ? request : Object.assign(request, { cf })
}

test.each([
  [{ city: 'Shanghai', country: 'CN' }, 'Shanghai, CN'],
  [{ country: 'CN' }, 'CN'],
  [{ city: 'Shanghai' }, 'Shanghai'],
  [{ city: '', country: 'CN' }, 'CN'],
  [{}, ''],
  [{ city: 5 }, ''],
  [null, ''],
  [undefined, ''],
])('what the platform says as %j is the place %j', (cf, place) => {
  expect(placeOf(asked(cf))).toBe(place)
})

test.each([
  [{ country: 'CN' }, undefined, 'CN'],
  [{ country: 'CN' }, 'JP', 'JP'],
  [undefined, 'JP', 'JP'],
  // Nobody knows; the Tor network; what is no code.
  [undefined, 'XX', ''],
  [{ country: 'CN' }, 'XX', ''],
  [undefined, 'T1', ''],
  [undefined, 'jp', ''],
  [undefined, 'JPN', ''],
  [{ country: 'XX' }, undefined, ''],
  [undefined, undefined, ''],
])('said as %j, and %j in the header, the country is %j', (cf, header, country) => {
  expect(countryOf(asked(cf, header))).toBe(country)
})
