import type { ThemeToken } from '../../contract/config/theme.ts';
import type { LocalizedText } from '../localization/localized.ts';

interface VipTheme {
  /** The name of the seat. */
  readonly name: LocalizedText;
  /** Laid over the theme in force: metal and background only, so that no layout and no jewel colour changes. */
  readonly tokens: Partial<Record<ThemeToken, string>>;
}

/** The six VIP skins by `showType`: from the foyer to the box beside the stage. */
export const VIP_THEMES: Readonly<Record<string, VipTheme>> = {
  1: {
    name: { en: 'Bronze Foyer', fil: 'Bulwagang Bronse', 'zh-CN': '青铜前厅' },
    tokens: {
      ink: '#110A07',
      shade: '#1B110C',
      sheet: '#1A100B',
      panel: '#281912',
      text: '#F7EBDF',
      text2: '#DBC8B8',
      quiet: '#C2AC9A',
      faint: '#9C8777',
      brassLight: '#FFD5B0',
      brass: '#E59C68',
      brassBase: '#CB7A41',
      brassDark: '#8A4A20',
      brassShadow: '#6A3716',
      velvet: '#9C2A16',
    },
  },
  2: {
    name: { en: 'Silver Stalls', fil: 'Upuang Pilak', 'zh-CN': '白银池座' },
    tokens: {
      ink: '#090B10',
      shade: '#11141B',
      sheet: '#10131A',
      panel: '#1B202A',
      text: '#F0F2F6',
      text2: '#C9CFD9',
      quiet: '#AEB6C3',
      faint: '#858E9D',
      brassLight: '#F3F6FB',
      brass: '#C6CEDB',
      brassBase: '#9AA5B7',
      brassDark: '#5F6B7F',
      brassShadow: '#475163',
      velvet: '#33458F',
    },
  },
  3: {
    name: { en: 'Gold Balcony', fil: 'Balkonaheng Ginto', 'zh-CN': '黄金楼座' },
    tokens: {
      ink: '#06100B',
      shade: '#0B1912',
      sheet: '#0A1711',
      panel: '#12271C',
      text: '#F3F3E2',
      text2: '#C9D4C4',
      quiet: '#ABBBAC',
      faint: '#839687',
      brassLight: '#FFEE9E',
      brass: '#FFCE3D',
      brassBase: '#DBA214',
      brassDark: '#94680B',
      brassShadow: '#6D4A08',
      velvet: '#0C6A47',
    },
  },
  4: {
    name: { en: 'Platinum Loge', fil: 'Palkong Platino', 'zh-CN': '铂金厢席' },
    tokens: {
      ink: '#0D0919',
      shade: '#150F29',
      sheet: '#140E27',
      panel: '#20183D',
      text: '#F3F0FC',
      text2: '#CFC9E6',
      quiet: '#B4ACD2',
      faint: '#8B83AD',
      brassLight: '#F1ECFF',
      brass: '#CDC4EE',
      brassBase: '#A195CC',
      brassDark: '#685C98',
      brassShadow: '#4C4276',
      velvet: '#6B2FA8',
    },
  },
  5: {
    name: { en: 'Diamond Box', fil: 'Kahong Diyamante', 'zh-CN': '钻石包厢' },
    tokens: {
      ink: '#06101C',
      shade: '#0C1828',
      sheet: '#0B1625',
      panel: '#12263D',
      text: '#EAF6FF',
      text2: '#C2D5E5',
      quiet: '#A3BACD',
      faint: '#7A93A9',
      brassLight: '#EAF6FF',
      brass: '#A9CBE6',
      brassBase: '#71A8D2',
      brassDark: '#3A6F9C',
      brassShadow: '#2A5277',
      velvet: '#1F55A8',
    },
  },
  6: {
    name: { en: 'Crown Box', fil: 'Kahon ng Korona', 'zh-CN': '皇冠包厢' },
    tokens: {
      ink: '#0A0408',
      shade: '#150812',
      sheet: '#140711',
      panel: '#270F20',
      text: '#FFF1F0',
      text2: '#E4C8CC',
      quiet: '#CAABB2',
      faint: '#A3858D',
      brassLight: '#FFE3DA',
      brass: '#F2B5A6',
      brassBase: '#CF8877',
      brassDark: '#8A5046',
      brassShadow: '#653A34',
      velvet: '#8E0F5C',
    },
  },
};
