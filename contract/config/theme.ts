/** The default theme of a market. The brand's working name is here and nowhere else. */
export const DEFAULT_THEME = {
  name: 'Marquee',
  tokens: {
    ink: '#0E0B14',
    shade: '#161020',
    sheet: '#15101D',
    panel: '#1F172B',
    text: '#F4ECDD',
    text2: '#CFC5D6',
    quiet: '#B9AEC4',
    faint: '#8F849D',
    brassLight: '#FFE7A6',
    brass: '#E9BF6A',
    brassBase: '#C9962F',
    brassDark: '#8A5F1C',
    brassShadow: '#6B4A16',
    actionLight: '#6FF5E2',
    action: '#25D9C4',
    actionDark: '#0C9C93',
    actionInk: '#03211E',
    danger: '#FF5D6C',
    success: '#8DF0BA',
    mega: '#E0243A',
    megaText: '#FF9F9F',
    major: '#A558E8',
    majorText: '#DCB6FF',
    minor: '#3C8CF0',
    minorText: '#A9D2FF',
    mini: '#1FA96B',
    miniText: '#94ECBF',
    velvet: '#B3162A',
  },
} as const;

export type ThemeToken = keyof typeof DEFAULT_THEME.tokens;
export type ThemeTokens = Readonly<Record<ThemeToken, string>>;
