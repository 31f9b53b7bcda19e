import { composeSample } from '#src/resume/samples/told.ts'

export const brandManager = composeSample({
  locale: 'en',
  design: 'ink',
  basics: {
    name: 'Fergus Aldridge',
    headline: 'Senior brand manager, food and household goods',
    phone: '+44 20 7946 0188',
    email: 'fergus.aldridge@example.com',
    city: 'Reading, UK',
    linkedin: 'linkedin.com/in/example',
  },
  sections: [
    {
      kind: 'self-evaluation',
      items: [
        {
          body: `{Years 2015-09} years with brands that people buy without thinking and miss when they change: tea, oats, washing-up liquid. Trained in a factory and in the field before the first campaign, and still begin each brief with a week in shops.
I look after profit and loss as well as posters. At home with buyers, blenders, lawyers and a production line that has to start at six.`,
        },
      ],
    },
    {
      kind: 'work',
      items: [
        {
          org: 'Merriden & Sons Tea',
          title: 'Senior Brand Manager',
          city: 'Reading',
          start: '2021-06',
          present: true,
          body: `- Lead a £38m brand and a team of four; **share has grown in each year** since the relaunch, in a market that has shrunk.
- Brought back the old blend after 1,900 letters, said so on the pack, and printed some of the letters.
- Moved the whole range to plastic-free bags with the factory: fourteen months, two failed glues, no empty shelf.
- Talked a national grocer out of a delisting with basket data and a shorter range of the brand’s own proposing.
- Replaced the annual tracker with a quarterly panel at half the price, and stopped two campaigns on its evidence.`,
        },
        {
          org: 'Brightwater Home Care',
          title: 'Brand Manager',
          city: 'Slough',
          start: '2018-03',
          end: '2021-05',
          body: `- Launched a concentrated washing-up liquid that people would believe in: a glass bottle, a refill pouch and a demonstration at 210 stores.
- Managed a price rise through three retailers without losing a listing; the argument was one page long.
- Held the advertising budget of £4.2m and cut the number of agencies from five to two.
- Wrote the crisis plan, and used it once, for a weekend recall of one batch.`,
        },
        {
          org: 'Dunmore Mills',
          title: 'Graduate trainee, later Assistant Brand Manager',
          city: 'Cupar',
          start: '2015-09',
          end: '2018-02',
          body: `- Six months on the packing line, six in a van visiting wholesalers, before being allowed near a brief.
- Ran the breakfast sampling programme at railway stations: 400,000 bowls in two winters.
- Rewrote the porridge recipe panel with a school cook; it has not been changed since.`,
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Selected campaigns',
      items: [
        {
          title: 'Put the kettle on',
          role: 'Campaign lead',
          start: '2024-10',
          end: '2025-02',
          body: `- A winter campaign with a helpline charity: volunteers answered calls over a cup of tea. Regional press and radio in 14 cities rather than film.
- Bought by more households than any launch in the company’s history; gold at a regional effectiveness award.`,
        },
        {
          title: 'The honest size',
          role: 'Owner',
          start: '2022-11',
          end: '2023-04',
          body: '- Announced a smaller pack before it reached the shelf, with the reason and the price per cup. Complaints were fewer than for the last change of colour.',
        },
        {
          title: 'Ninety drops',
          role: 'Strategy and production',
          start: '2019-05',
          end: '2019-11',
          body: '- Taught people to use less of the product, on the bottle itself; repeat purchase rose because bottles lasted and were trusted.',
        },
      ],
    },
    {
      kind: 'skills',
      items: [
        { title: 'Brand', body: 'Positioning, pack and portfolio, pricing, innovation from brief to line trial' },
        { title: 'Trade', body: 'Joint business plans, range reviews, promotion evaluation' },
        { title: 'Measurement', body: 'Household panels, econometrics briefs, retail audit, profit and loss' },
        { title: 'Languages', body: 'English (native), French (B2)' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of St Andrews',
          title: 'Modern History and Economics',
          degree: 'MA (Hons), 2:1',
          start: '2011-09',
          end: '2015-06',
          body: '- Business manager of the student newspaper; balanced the books for the first time in five years.',
        },
      ],
    },
    {
      kind: 'certificates',
      items: [
        { title: 'Postgraduate diploma in marketing', date: '2019-06' },
        { title: 'Food labelling law, short course', date: '2022-02' },
      ],
    },
    {
      kind: 'custom',
      title: 'Community',
      items: [
        {
          org: 'Reading Food Bank',
          title: 'Trustee (volunteer)',
          start: '2022-01',
          present: true,
          body: '- Negotiates surplus from three manufacturers; rewrote the appeal letter so that it asks for one thing.',
        },
      ],
    },
    {
      kind: 'interests',
      items: [
        { title: 'Hill walking', body: 'slowly, with a flask' },
        { title: 'Printing', body: 'letterpress, labels for jam' },
      ],
    },
  ],
})
