import type { Design } from './design.ts'

export const river: Design = {
  id: 'river',
  name: { zh: '长河', en: 'River' },
  summary: {
    zh: '时间轴版式：日期在左，一条细线串起每段经历。',
    en: 'A timeline: periods on the left, one thin line running through every step.',
  },
  palette: {
    ink: '#1F2526',
    muted: '#667072',
    accent: '#1D6A72',
    line: '#9FC0C2',
    panel: '#EAF2F2',
    onPanel: '#1F2526',
    onPanelMuted: '#667072',
  },
  fonts: {
    body: { latin: 'Calibri', eastAsian: '微软雅黑' },
    display: { latin: 'Calibri', eastAsian: '微软雅黑' },
  },
  type: {
    body: 10,
    small: 9.5,
    name: 25,
    headline: 11.5,
    heading: 13,
    leading: { zh: 1.62, en: 1.4 },
    nameTracking: 4,
    headingTracking: 0.2,
    headingCaps: false,
    nameBold: true,
    headingBold: true,
  },
  spacing: { section: 15, heading: 6, item: 9, block: 2 },
  margin: { top: 17, right: 18, bottom: 15, left: 17 },
  layout: { kind: 'dates', width: 36, rule: true },
  header: { kind: 'left', rule: false },
  heading: 'plain',
  entry: { layout: 'stacked', lead: 'title', accentLead: false },
  bullet: '•',
  photo: 25,
}
