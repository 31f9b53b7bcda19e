import * as z from 'zod/mini'
import type { Random } from '#scripts/lib/sync-simulation/random.ts'
import { jpegOf, pngOf } from './pictures.ts'
import type { AttackWorld } from './world.ts'

const stored = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })
/** The text hidden in hostile pictures. */
export const HIDDEN_IN_PICTURES = 'GPS 31.2304 N 121.4737 E'
/** How many pictures one person may store; the next ones are uploaded by another. */
const EACH = 40

/** Pictures with hidden data, files that are no pictures, and pictures that claim to be larger than can be opened. */
function hostilePictures(random: Random): { bytes: Buffer; isRefused?: true }[] {
  const secret = Buffer.from(HIDDEN_IN_PICTURES)
  const mark = `${random.below(1e9)}`
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, secret.length + 2]), secret])
  const jpeg = jpegOf(mark)
  const junk = Buffer.from(Array.from({ length: 1 + random.below(3000) }, () => random.below(256)))
  const cut = jpeg.subarray(0, random.below(jpeg.length))
  return [
    { bytes: Buffer.concat([jpeg, Buffer.from('ftypmp42'), secret]) },
    { bytes: Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2), jpeg, secret]) },
    { bytes: pngOf(3, 2, Buffer.from(HIDDEN_IN_PICTURES + mark)) },
    { bytes: jpegOf(mark, 0, 9), isRefused: true },
    { bytes: jpegOf(mark, 65_000, 65_000), isRefused: true },
    { bytes: pngOf(2 ** 31, 2 ** 31, secret), isRefused: true },
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), isRefused: true },
    { bytes: Buffer.from('GIF89a\x01\0\x01\0'), isRefused: true },
    { bytes: cut, isRefused: true },
    { bytes: junk, isRefused: true },
    { bytes: Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), junk]), isRefused: true },
    { bytes: Buffer.alloc(1024 * 1024 + 1, 0xff), isRefused: true },
  ]
}

/**
 * Uploads the pictures and checks what is served: hidden data must be gone, and files that are no pictures must be
 * refused.
 */
export async function upload(world: AttackWorld, random: Random, rounds: number): Promise<void> {
  const { call, client, tally } = world
  let person = await world.newPerson()
  for (let round = 0; round < rounds; round += 1) {
    if (round % EACH === 0) person = await world.newPerson()
    for (const [nth, { bytes, isRefused }] of hostilePictures(random).entries()) {
      const answer = await call('user.Resume/uploadPhoto', { image: bytes.toString('base64') }, person)
      const kept = stored.safeParse(JSON.parse(answer.body))
      if (isRefused) tally.expect(!kept.success, `a picture that is none is stored (${nth})`, answer.body.slice(0, 200))
      if (!kept.success) continue
      const path = `/api/user.Resume/photo?key=${kept.data.data.key}`
      const back = await client({ path, person })
      tally.expect(!back.body.includes(HIDDEN_IN_PICTURES), `what a picture hid comes back (${nth})`, path)
      tally.expect(/^image\/(jpeg|png|webp)$/.test(back.headers['content-type'] ?? ''), 'a photo of another type', path)
      const other = await client({ path, person: world.victim })
      tally.expect(other.body.includes('"code":0'), 'a photo given to somebody else', path)
    }
  }
}
