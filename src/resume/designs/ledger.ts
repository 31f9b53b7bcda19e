import type { Design } from './design.ts'

export const ledger: Design = {
  id: 'ledger',
  name: { zh: '方格', en: 'Ledger' },
  summary: {
    zh: '机关与事业单位常用的表格式简历，证件照在右上。',
    en: 'A ruled form with a portrait, as public institutions ask for it.',
  },
  palette: {
    ink: '#1A1A1A',
    muted: '#555555',
    accent: '#1A1A1A',
    line: '#6B6B6B',
    panel: '#F3F3F1',
    onPanel: '#1A1A1A',
    onPanelMuted: '#555555',
  },
  fonts: {
    body: { latin: 'Times New Roman', eastAsian: '宋体' },
    display: { latin: 'Times New Roman', eastAsian: '黑体' },
  },
  type: {
    body: 10.5,
    small: 10,
    name: 20,
    headline: 11,
    heading: 11,
    leading: { zh: 1.45, en: 1.28 },
    nameTracking: 10,
    headingTracking: 0,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 0, heading: 0, item: 6, block: 1.5 },
  margin: { top: 16, right: 18, bottom: 14, left: 18 },
  layout: { kind: 'form', width: 23 },
  header: { kind: 'form' },
  heading: 'plain',
  entry: { layout: 'columns', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 26,
}
