import type { Design } from './design.ts'

export const tide: Design = {
  id: 'tide',
  name: { zh: '潮平', en: 'Tide' },
  summary: {
    zh: '浅蓝通栏标题条，照片与信息并列，社招常用。',
    en: 'Pale blue title bars across the page, a portrait beside the facts.',
  },
  palette: {
    ink: '#1E242C',
    muted: '#626C78',
    accent: '#24507A',
    line: '#B9C8D6',
    panel: '#E9F0F6',
    onPanel: '#1E242C',
    onPanelMuted: '#626C78',
  },
  fonts: {
    body: { latin: 'Calibri', eastAsian: '微软雅黑' },
    display: { latin: 'Calibri', eastAsian: '微软雅黑' },
  },
  type: {
    body: 10,
    small: 9.5,
    name: 22,
    headline: 11.5,
    heading: 11.5,
    leading: { zh: 1.6, en: 1.4 },
    nameTracking: 4,
    headingTracking: 0.6,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 13, heading: 6, item: 8, block: 2 },
  margin: { top: 15, right: 17, bottom: 14, left: 17 },
  layout: { kind: 'single' },
  header: { kind: 'left', rule: false },
  heading: 'tint',
  entry: { layout: 'columns', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 25,
}
