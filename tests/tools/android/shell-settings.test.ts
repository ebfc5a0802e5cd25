import { describe, expect, it } from 'vitest';
import { readShellSettings } from '../../../tools/android/shell-settings.ts';
import { StartError } from '../../../tools/start-error.ts';

describe('settings of a build of the Android app', () => {
  it('without a variable it frames games of ours alone', () => {
    expect(readShellSettings({})).toMatchObject({
      gamesOrigin: 'https://games.marquee.example',
      studioOrigins: [],
    });
  });

  it('origins of studios are those that are named', () => {
    const named = ' https://*.studios.example.org  https://play.hub.example:8443 ';
    expect(readShellSettings({ ANDROID_STUDIO_ORIGINS: named }).studioOrigins).toEqual([
      'https://*.studios.example.org',
      'https://play.hub.example:8443',
    ]);
  });

  it.each([
    'http://play.hub.example',
    'https://play.hub.example/slots',
    "https://a.example;script-src 'self'",
    'https://*',
  ])('origin %s is refused by its name', (origin) => {
    expect(() => readShellSettings({ ANDROID_STUDIO_ORIGINS: `https://good.example ${origin}` })).toThrow(
      StartError,
    );
    expect(() => readShellSettings({ ANDROID_STUDIO_ORIGINS: origin })).toThrow(origin.split(' ')[0]);
  });
});
