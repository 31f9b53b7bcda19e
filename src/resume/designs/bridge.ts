import type { Design } from './design.ts'

export const bridge: Design = {
  id: 'bridge',
  name: { zh: '双桥', en: 'Bridge' },
  summary: {
    zh: '中英双语小标题的极简版式，外企与留学皆宜。',
    en: 'Quiet and minimal, with titles that can stand in two languages.',
  },
  palette: {
    ink: '#24262B',
    muted: '#7A7F88',
    accent: '#24262B',
    line: '#D9DCE1',
    panel: '#F5F6F8',
    onPanel: '#24262B',
    onPanelMuted: '#7A7F88',
  },
  fonts: {
    body: { latin: 'Arial', eastAsian: '微软雅黑' },
    display: { latin: 'Arial', eastAsian: '微软雅黑' },
  },
  type: {
    body: 9.5,
    small: 9,
    name: 22,
    headline: 11,
    heading: 11.5,
    leading: { zh: 1.72, en: 1.5 },
    nameTracking: 6,
    headingTracking: 0.4,
    headingCaps: false,
    nameBold: false,
    headingBold: true,
  },
  spacing: { section: 17, heading: 6, item: 9, block: 2 },
  margin: { top: 20, right: 22, bottom: 18, left: 22 },
  layout: { kind: 'single' },
  header: { kind: 'left', rule: false },
  heading: 'bilingual',
  entry: { layout: 'line', lead: 'org', accentLead: false },
  bullet: '–',
  photo: 0,
}
