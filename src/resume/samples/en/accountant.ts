import { composeSample } from '#src/resume/samples/told.ts'

export const accountant = composeSample({
  locale: 'en',
  design: 'ink',
  basics: {
    name: 'Grace Ellison',
    headline: 'Management Accountant, ACCA',
    phone: '+44 113 496 0000',
    email: 'grace.ellison@example.com',
    city: 'Leeds, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Profile',
      items: [
        {
          body: 'Qualified accountant, {years 2018-07} years in a charity and in manufacturing. I close quickly, explain variances in words, and leave behind spreadsheets that somebody else can maintain.',
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Aire Bottling Company',
          title: 'Management Accountant',
          city: 'Leeds',
          start: '2022-08',
          present: true,
          body: `- Brought month-end from nine working days to **four** by removing 60 manual journals and agreeing intercompany balances weekly.
- Built a contribution model by product and customer; two loss-making lines were repriced, adding £410,000 of margin.
- Own a £23m overhead budget with 14 holders, met monthly, forecast accuracy within 2.5 per cent.
- Led the finance part of a new ERP; opening balances reconciled to the penny in a parallel month.`,
        },
        {
          org: 'Yorkshire Shelter Trust',
          title: 'Assistant Accountant',
          city: 'Bradford',
          start: '2019-09',
          end: '2022-07',
          body: `- Prepared statutory accounts and grant reports for 31 restricted funds; two clean audits with no adjustment above £1,000.
- Found £86,000 of gift aid not claimed since {year 2016} and recovered it.
- Moved petty cash in nine shelters to prepaid cards, ending 700 paper claims a year.`,
        },
        {
          org: 'Yorkshire Shelter Trust',
          title: 'Finance Trainee',
          start: '2018-07',
          end: '2019-08',
          body: '- Purchase ledger of 340 suppliers; overdue invoices fell from 120 to 15.',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        {
          title: 'ACCA, qualified',
          score: 'nine exams after four exemptions, seven at first attempt',
          date: '2022-02',
        },
        { title: 'Power BI Data Analyst', date: '2024-05' },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Finance', body: 'Management accounts, budgeting, IFRS and charity SORP, VAT' },
        { title: 'Systems', body: 'SAP S/4HANA, Sage, Xero' },
        { title: 'Data', body: 'Excel (Power Query, dynamic arrays), SQL basics, Power BI' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Leeds',
          title: 'Accounting and Finance',
          degree: 'BSc (Hons), 2:1',
          start: '2015-09',
          end: '2018-06',
        },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Treasurer', body: 'of the village cricket club, balanced books every season' },
        { title: 'Running', body: 'Leeds half marathon, twice' },
      ],
    },
  ],
})
