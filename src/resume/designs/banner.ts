import type { Design } from './design.ts'

export const banner: Design = {
  id: 'banner',
  name: { zh: '云帆', en: 'Banner' },
  summary: {
    zh: '藏青色通栏页眉托起姓名与照片，正文干净留白。',
    en: 'A navy band carries name and contact across the page; clean white space below.',
  },
  palette: {
    ink: '#1D232B',
    muted: '#626B76',
    accent: '#1F3A5F',
    line: '#C5CDD7',
    panel: '#1F3A5F',
    onPanel: '#FFFFFF',
    onPanelMuted: '#C3D0E0',
  },
  fonts: {
    body: { latin: 'Arial', eastAsian: '微软雅黑' },
    display: { latin: 'Arial', eastAsian: '微软雅黑' },
  },
  type: {
    body: 9.5,
    small: 9,
    name: 24,
    headline: 11.5,
    heading: 12,
    leading: { zh: 1.68, en: 1.46 },
    nameTracking: 5,
    headingTracking: 0.2,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 15, heading: 5, item: 8, block: 2 },
  margin: { top: 12, right: 18, bottom: 14, left: 18 },
  layout: { kind: 'single' },
  header: { kind: 'band', height: 52 },
  heading: 'rule',
  entry: { layout: 'stacked', lead: 'title', accentLead: false },
  bullet: '•',
  photo: 22,
}
