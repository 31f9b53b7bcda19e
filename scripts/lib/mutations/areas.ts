/** The areas that are scored, and the globs of their files. */
export const areas: Record<string, string[]> = {
  db: ['src/api/db/**/*.ts'],
  orders: [
    'src/api/orders/**/*.ts',
    'src/api/pay/**/*.ts',
    'src/api/checkout/**/*.ts',
    'src/api/domain/{order-machine,order-refunds,orders,granting,quota,redemption,membership}*.ts',
  ],
  domain: [
    'src/api/domain/{codes,contacts,devices,limits,near-roles,paging,passkey*,password*,plans,search,secrets}.ts',
    'src/api/domain/{share-pass,synonyms,templates,wechat-scene}.ts',
  ],
  accounts: ['src/api/{accounts,captcha,contact,mail,sms,wechat}/**/*.ts'],
  documents: ['src/api/{applications,resumes,documents,files}/**/*.ts'],
  endpoints: ['src/api/endpoints/**/*.ts'],
  caches: ['src/site/*.ts', 'src/ssr/*.ts'],
  http: ['src/http/*.ts', 'src/api/{index,wire/*}.ts', 'src/origin/*.ts'],
  lib: ['src/lib/**/*.ts', 'src/env/*.ts', 'src/{app,services,worker}.ts'],
  upkeep: ['src/api/{upkeep,visits}/*.ts'],
  classic: ['src/classic/*.ts', 'src/texts/*.ts'],
  content: ['src/content/{*,articles/*,word/*}.ts'],
  machines: ['client/machines/**/*.ts'],
  device: ['client/lib/{kept-*,guest-resumes}.ts'],
  'client-lib': ['client/lib/!(kept-*|guest-resumes|use-*).ts', 'client/{api,app,offline}/*.ts'],
  session: ['client/features/editor/{session,guest,kept}/!(use-*).ts'],
  // Code that needs a page is covered by browser tests only, and those are not run here.
  features: [
    'client/features/!(editor)/**/!(use-*).ts',
    'client/features/editor/{checks,comments,delivery,design,import,paper}/**/!(use-*).ts',
    'client/features/editor/{palette,phrases,posting,shell,start,twin}/**/!(use-*).ts',
    'client/features/editor/forms/{basics-fields,date-text,names,rich-text-markup,rich-text-schema}.ts',
    'client/features/editor/export/{formats,word}.ts',
    'client/components/**/!(use-*).ts',
  ],
  contract: ['src/contract/*.ts'],
  resume: [
    'src/resume/*.ts',
    'src/resume/{checks,coverage,designs,formats,one-page,phrases,posting,sync,twin}/**/*.ts',
  ],
  print: ['src/resume/{docx,print}/*.ts', 'src/resume/samples/*.ts'],
  sandbox: ['src/sandbox/**/*.ts'],
  sharing: ['src/resume/shared.ts', 'src/resume/contacts/*.ts'],
}
