import { composeSample } from '#src/resume/samples/told.ts'

export const phdApplicant = composeSample({
  locale: 'en',
  design: 'scholar',
  fit: { spacing: 0.97, leading: 1.38 },
  basics: {
    name: 'Adaeze Nwosu',
    headline: 'Applicant, PhD in Molecular Plant Biology',
    phone: '+234 80 0000 0000',
    email: 'adaeze.nwosu@example.com',
    city: 'Ibadan, Nigeria',
    website: 'adaezenwosu.example.com',
  },
  sections: [
    {
      kind: 'self-evaluation',
      title: 'Research interests',
      items: [
        {
          body: 'How roots sense phosphate and why some cassava varieties give a harvest on poor soil. I combine field trials with RNA sequencing and quantitative imaging, and I want to learn single-cell methods in a group that still goes out to the field.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          org: 'University of Ibadan',
          title: 'Crop Science and Biotechnology',
          degree: 'MSc with distinction',
          start: '2024-09',
          end: '2026-08',
          body: '- Thesis: *Root hair density and phosphate uptake in twelve cassava landraces*. Supervisor: Professor Bola Adeyemi. Mean grade 76.',
        },
        {
          org: 'University of Nigeria, Nsukka',
          title: 'Plant Science and Biotechnology',
          degree: 'BSc (Hons), first class, 4.71 / 5.00',
          start: '2019-09',
          end: '2023-07',
          body: '- Best graduating student of the department (64 students).',
        },
      ],
    },
    {
      kind: 'work',
      title: 'Research experience',
      items: [
        {
          org: 'Root Biology Group, University of Ibadan',
          title: 'Research Assistant',
          start: '2024-11',
          present: true,
          body: `- Built an imaging box with a flatbed scanner and a Raspberry Pi for under $140 that measures **root hair length in 6,400 images**; now used in three laboratories.
- Extracted RNA and analysed sequencing of 72 samples in a reproducible pipeline; found 41 phosphate-responsive transcripts shared by the best landraces.
- Planned and ran a two-site field trial with 12 varieties and 288 plots through two seasons, including one flooded block and its replacement.
- Taught eleven undergraduates pipetting, plot layout and the habit of labelling everything twice.`,
        },
        {
          org: 'International Institute for Root Crops',
          title: 'Laboratory Technician',
          department: 'Tissue culture',
          city: 'Ibadan',
          start: '2023-09',
          end: '2024-08',
          body: `- Maintained 4,500 plantlets with contamination below 1.5 per cent; wrote the cleaning checklist still on the wall.
- Genotyped 960 accessions with SNP markers and traced three mislabelled lines.`,
        },
        {
          org: 'Norwich Plant Sciences Summer School',
          title: 'Visiting student',
          city: 'Norwich, UK',
          start: '2022-06',
          end: '2022-09',
          body: '- One of 18 places among 700 applicants; eight weeks of confocal microscopy and image analysis, poster prize.',
        },
      ],
    },
    {
      kind: 'publications',
      items: [
        {
          org: 'Plant methods journal, peer-reviewed',
          title: 'A low-cost scanner for root hairs in the field',
          authors: 'Nwosu A, Adeyemi B',
          date: '2026-07',
        },
        {
          org: 'Preprint, under review',
          title: 'Landraces that forage: phosphate uptake in twelve cassava lines',
          authors: 'Nwosu A, Eze K, Adeyemi B',
          date: '2026-04',
        },
        {
          org: 'Regional biotechnology journal',
          title: 'Clean plantlets on a small budget',
          authors: 'Nwosu A',
          date: '2024-10',
        },
      ],
    },
    {
      kind: 'projects',
      title: 'Presentations and outreach',
      items: [
        {
          title: 'Annual Meeting of the African Plant Science Network, Accra',
          role: 'Talk, best student talk',
          start: '2026-06',
          body: '- Twelve minutes on scanning root hairs with a flatbed; two groups asked for the plans of the box.',
        },
        {
          title: 'Roots in 60 seconds',
          role: 'Video series',
          start: '2025-09',
          body: '- Fourteen short films in English and Yoruba, 210,000 views; farmers asked for an issue on storage, which followed.',
        },
      ],
    },
    {
      kind: 'campus',
      title: 'Teaching and service',
      items: [
        {
          org: 'University of Ibadan',
          title: 'Teaching assistant, Plant Physiology',
          start: '2025-01',
          end: '2026-06',
          body: '- Eight practical classes for 120 students; student rating 4.7 of 5.',
        },
        {
          org: 'Girls in the Lab, Enugu',
          title: 'Founder',
          start: '2021-10',
          end: '2023-06',
          body: '- Saturday practicals for 96 pupils in four schools; 31 of them now study science.',
        },
      ],
    },
    {
      kind: 'awards',
      title: 'Grants and prizes',
      items: [
        { title: 'Field research grant', level: '$4,000, African Crops Foundation', date: '2026-02' },
        { title: 'Postgraduate scholarship', level: 'full fees', date: '2024-09' },
        { title: 'Poster prize', level: 'Norwich summer school', date: '2022-09' },
        { title: 'Dean’s prize', level: 'best first-class degree', date: '2023-07' },
      ],
    },
    {
      kind: 'skills',
      items: [
        {
          title: 'Laboratory',
          body: 'RNA extraction and library preparation, qPCR, tissue culture, confocal microscopy',
        },
        { title: 'Data', body: 'R (DESeq2, lme4), Python, Snakemake, ImageJ macros, Git' },
        { title: 'Field', body: 'Trial design, randomisation, soil sampling, team of ten' },
        { title: 'Languages', body: 'English (IELTS 8.5), Igbo (native), Yoruba (good), French (A2)' },
      ],
    },
    {
      kind: 'custom',
      title: 'Referees',
      items: [
        {
          org: 'Professor Bola Adeyemi',
          title: 'University of Ibadan',
          body: 'Thesis supervisor, bola.adeyemi@example.com',
        },
        {
          org: 'Dr Ruth Palmer',
          title: 'Norwich Plant Sciences Summer School',
          body: 'Course director, ruth.palmer@example.com',
        },
      ],
    },
  ],
})
