import type { Design } from './design.ts'

export const compact: Design = {
  id: 'compact',
  name: { zh: '寸简', en: 'Compact' },
  summary: {
    zh: '小字密排、信息量大的一页式，适合经历丰富的人。',
    en: 'Dense and disciplined: small type, tight leading, everything on one page.',
  },
  palette: {
    ink: '#161616',
    muted: '#555555',
    accent: '#161616',
    line: '#161616',
    panel: '#F0F0F0',
    onPanel: '#161616',
    onPanelMuted: '#555555',
  },
  fonts: {
    body: { latin: 'Arial', eastAsian: '微软雅黑' },
    display: { latin: 'Arial', eastAsian: '微软雅黑' },
  },
  type: {
    body: 9,
    small: 8.5,
    name: 19,
    headline: 10.5,
    heading: 10.5,
    leading: { zh: 1.58, en: 1.42 },
    nameTracking: 3,
    headingTracking: 0.8,
    headingCaps: true,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 10, heading: 3, item: 5, block: 1 },
  margin: { top: 13, right: 15, bottom: 12, left: 15 },
  layout: { kind: 'single' },
  header: { kind: 'split', rule: false },
  heading: 'rule',
  entry: { layout: 'columns', lead: 'org', accentLead: false },
  bullet: '•',
  photo: 0,
}
