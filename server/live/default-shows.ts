/** The sandbox's shows: each day the same. Manila is eight hours ahead of these times. */
export const LIVE_SHOWS = [
  {
    id: 1,
    title: { en: 'Matinee', fil: 'Matinee', 'zh-CN': '午间开演' },
    text: {
      en: 'The curtain rises and the marquee lights come on.',
      fil: 'Tataas ang telon at sisindi ang mga ilaw ng marquee.',
      'zh-CN': '幕布升起，剧院招牌的灯光逐一点亮。',
    },
    startsAt: '2026-01-01T04:00:00Z',
    minutes: 240,
    everyHours: 24,
  },
  {
    id: 2,
    title: { en: 'Evening show', fil: 'Evening show', 'zh-CN': '晚间演出' },
    text: {
      en: 'An hour of light and brass from our stage.',
      fil: 'Isang oras ng liwanag at tanso mula sa stage namin.',
      'zh-CN': '来自我们舞台的一小时光影演出。',
    },
    startsAt: '2026-01-01T12:00:00Z',
    minutes: 60,
    everyHours: 24,
  },
  {
    id: 3,
    title: { en: 'Late lights', fil: 'Mga ilaw sa hatinggabi', 'zh-CN': '深夜灯光' },
    text: {
      en: 'The last lights of the day, until the stage goes dark.',
      fil: 'Ang mga huling ilaw ng araw, hanggang magdilim ang stage.',
      'zh-CN': '一天中最后的灯光，直到舞台暗下。',
    },
    startsAt: '2026-01-01T15:00:00Z',
    minutes: 90,
    everyHours: 24,
  },
];
