import { accountExportMessages } from '#client/i18n/account-export.ts'
import { setBasics } from '#src/resume/edits.ts'
import { breakableTest, signInDemo } from '#tests/support/breakable-test.ts'
import { expect } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { makeResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { JPEG } from '#tests/support/pictures.ts'

const test = breakableTest()

const t = accountExportMessages.zh

test('an archive that breaks off on the way is no file: nothing is saved, and that is said', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole('ERR_INCOMPLETE_CHUNKED_ENCODING')
  await signInDemo(page, site)
  const key = await uploadPhoto(page, Buffer.from(JPEG), site.url)
  await makeResume(page, setBasics({ photo: key })(shortResume()), site.url)
  await page.goto('/user/account')
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await site.take(['FILES'])
  const start = page.getByRole('button', { name: t.start })
  const answer = page.waitForResponse('**/api/user.Account/export')
  await start.click()
  expect((await answer).status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: t.failed })).toBeVisible()
  expect(files).toEqual([])

  await site.take([])
  const download = page.waitForEvent('download')
  await start.click()
  expect((await download).suggestedFilename()).toMatch(/^qingjian-\d+-[\d-]+\.zip$/)
})
