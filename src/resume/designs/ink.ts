import type { Design } from './design.ts'

export const ink: Design = {
  id: 'ink',
  name: { zh: '水墨', en: 'Ink' },
  summary: {
    zh: '宋体居中、一线分栏的经典单栏版式，只用黑与灰。',
    en: 'A centred serif classic in black and grey, one hairline under each title.',
  },
  palette: {
    ink: '#1C1E1B',
    muted: '#5C605A',
    accent: '#1C1E1B',
    line: '#8C908A',
    panel: '#F2F2EF',
    onPanel: '#1C1E1B',
    onPanelMuted: '#5C605A',
  },
  fonts: {
    body: { latin: 'Times New Roman', eastAsian: '宋体' },
    display: { latin: 'Times New Roman', eastAsian: '宋体' },
  },
  type: {
    body: 10.5,
    small: 10,
    name: 24,
    headline: 11.5,
    heading: 12,
    leading: { zh: 1.55, en: 1.32 },
    nameTracking: 8,
    headingTracking: 2,
    headingCaps: true,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 13, heading: 5, item: 7, block: 1.5 },
  margin: { top: 18, right: 21, bottom: 16, left: 21 },
  layout: { kind: 'single' },
  header: { kind: 'centred', rule: false },
  heading: 'centred',
  entry: { layout: 'stacked', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 0,
}
