import { expect, test } from 'vitest'
import { accountExportTexts } from '#src/texts/account-export.ts'

test.each(['zh', 'en'] as const)(
  'the README of an archive says of each file and folder what it is, in %s',
  (locale) => {
    const { files } = accountExportTexts[locale]
    expect(Object.keys(files)).toEqual([
      'resumes/',
      '  *.qingjian.json',
      '  *.resume.json',
      '  *.docx',
      '  *.versions-1.json',
      'deleted-resumes/',
      'photos/',
      'sent/',
      'resumes.json',
      'applications.json',
      'account.json',
      'devices.json',
      'orders.json',
      'redemptions.json',
      'downloads.json',
      'favourites.json',
      'links.json',
      'messages.json',
      'operations.json',
      'photos.json',
      'records.json',
    ])
    expect(Object.values(files).filter((text) => text.trim() === '')).toEqual([])
  },
)
