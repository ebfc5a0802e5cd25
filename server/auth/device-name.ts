interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** The order matters: nearly all user agents contain Chrome and Safari as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\/\d/, 'Edge'],
  [/OPR\/\d|Opera/, 'Opera'],
  [/SamsungBrowser\/\d/, 'Samsung Internet'],
  [/Firefox\/\d|FxiOS\/\d/, 'Firefox'],
  [/HeadlessChrome\/\d|Chrome\/\d|CriOS\/\d/, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\/\d/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameOf = (agent: string, table: typeof BROWSERS): string =>
  table.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** A readable name of the device of a sign-in. For display only: a caller can send any user agent. */
export function deviceNameOf(userAgent: string): DeviceName {
  return { browser: nameOf(userAgent, BROWSERS), system: nameOf(userAgent, SYSTEMS) };
}
