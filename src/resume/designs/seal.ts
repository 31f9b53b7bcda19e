import type { Design } from './design.ts'

export const seal: Design = {
  id: 'seal',
  name: { zh: '朱印', en: 'Seal' },
  summary: {
    zh: '朱红标签标题配楷体姓名，端正而有书卷气。',
    en: 'Vermilion title labels and a brush-style name: upright, with a literary air.',
  },
  palette: {
    ink: '#241F1D',
    muted: '#6F6661',
    accent: '#A6332A',
    line: '#DCCFCB',
    panel: '#A6332A',
    onPanel: '#FFFFFF',
    onPanelMuted: '#FFFFFF',
  },
  fonts: {
    body: { latin: 'Cambria', eastAsian: '宋体' },
    display: { latin: 'Cambria', eastAsian: '楷体' },
  },
  type: {
    body: 10.5,
    small: 10,
    name: 28,
    headline: 12,
    heading: 11.5,
    leading: { zh: 1.52, en: 1.34 },
    nameTracking: 10,
    headingTracking: 2,
    headingCaps: false,
    nameBold: false,
    headingBold: false,
  },
  spacing: { section: 13, heading: 6, item: 7, block: 1.5 },
  margin: { top: 17, right: 20, bottom: 15, left: 20 },
  layout: { kind: 'single' },
  header: { kind: 'centred', rule: true },
  heading: 'tag',
  entry: { layout: 'line', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 0,
}
