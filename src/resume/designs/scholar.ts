import type { Design } from './design.ts'

export const scholar: Design = {
  id: 'scholar',
  name: { zh: '书院', en: 'Scholar' },
  summary: {
    zh: '学术履历：年份悬于左栏，论文与奖项逐条对齐。',
    en: 'An academic CV: years hang in the left column, papers and awards line up beside them.',
  },
  palette: {
    ink: '#1F1D1B',
    muted: '#6A6560',
    accent: '#6B1F2A',
    line: '#CFC8C1',
    panel: '#F4F1ED',
    onPanel: '#1F1D1B',
    onPanelMuted: '#6A6560',
  },
  fonts: {
    body: { latin: 'Palatino Linotype', eastAsian: '宋体' },
    display: { latin: 'Palatino Linotype', eastAsian: '宋体' },
  },
  type: {
    body: 10,
    small: 9.5,
    name: 23,
    headline: 11,
    heading: 11.5,
    leading: { zh: 1.6, en: 1.4 },
    nameTracking: 5,
    headingTracking: 1.6,
    headingCaps: true,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 14, heading: 5, item: 7, block: 1.5 },
  margin: { top: 19, right: 20, bottom: 17, left: 20 },
  layout: { kind: 'dates', width: 38, rule: false },
  header: { kind: 'left', rule: false },
  heading: 'rule',
  entry: { layout: 'stacked', lead: 'org', accentLead: false },
  bullet: '–',
  photo: 0,
}
