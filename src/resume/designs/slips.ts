import type { Design } from './design.ts'

export const slips: Design = {
  id: 'slips',
  name: { zh: '竹节', en: 'Slips' },
  summary: {
    zh: '竹青色竖线标题，左起右止的日期，右上角证件照。',
    en: 'Bamboo-green bars beside the titles, dates ranged right, a portrait in the corner.',
  },
  palette: {
    ink: '#20231F',
    muted: '#646A63',
    accent: '#2F6B4F',
    line: '#C9D2CC',
    panel: '#EEF3EF',
    onPanel: '#20231F',
    onPanelMuted: '#646A63',
  },
  fonts: {
    body: { latin: 'Calibri', eastAsian: '微软雅黑' },
    display: { latin: 'Calibri', eastAsian: '微软雅黑' },
  },
  type: {
    body: 10,
    small: 9.5,
    name: 23,
    headline: 11.5,
    heading: 12.5,
    leading: { zh: 1.62, en: 1.4 },
    nameTracking: 4,
    headingTracking: 0.3,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 14, heading: 5, item: 8, block: 2 },
  margin: { top: 16, right: 18, bottom: 15, left: 18 },
  layout: { kind: 'single' },
  header: { kind: 'left', rule: true },
  heading: 'bar',
  entry: { layout: 'line', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 25,
}
