import type { Design } from './design.ts'

export const lattice: Design = {
  id: 'lattice',
  name: { zh: '格物', en: 'Lattice' },
  summary: {
    zh: '瑞士网格：标题独占左栏，细线分段，蓝色点题。',
    en: 'A Swiss grid: titles in their own column, hairlines between, one strong blue.',
  },
  palette: {
    ink: '#17191C',
    muted: '#666C75',
    accent: '#1F4FBF',
    line: '#C4C9D1',
    panel: '#F3F5F9',
    onPanel: '#17191C',
    onPanelMuted: '#666C75',
  },
  fonts: {
    body: { latin: 'Arial', eastAsian: '微软雅黑' },
    display: { latin: 'Arial', eastAsian: '微软雅黑' },
  },
  type: {
    body: 9.5,
    small: 9,
    name: 28,
    headline: 11.5,
    heading: 10.5,
    leading: { zh: 1.66, en: 1.46 },
    nameTracking: 3,
    headingTracking: 0,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 10, heading: 8, item: 9, block: 2 },
  margin: { top: 18, right: 18, bottom: 15, left: 18 },
  layout: { kind: 'labels', width: 36, rule: true },
  header: { kind: 'split', rule: false },
  heading: 'plain',
  entry: { layout: 'stacked', lead: 'title', accentLead: false },
  bullet: '–',
  photo: 0,
}
