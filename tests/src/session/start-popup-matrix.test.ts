import { describe, expect, it } from 'vitest';
import type { Activity, AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { MODULES } from '../../../src/app/modules.ts';
import { canOfferInstall, type InstallFacts, readInstallFacts } from '../../../src/platform/install-facts.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { planStartPopups, type StartPopup } from '../../../src/session/overlays/start-popup-plan.ts';

interface Case {
  readonly isMember: boolean;
  readonly totalRecharge: number;
  readonly canSignIn: boolean;
  /** Of each popup's activity: does not run, runs without opening by itself, opens for members, opens for guests too. */
  readonly states: Readonly<Record<number, 'off' | 'quiet' | 'members' | 'everybody'>>;
  readonly install: InstallFacts;
}

const IDS = [
  ActivityId.download,
  ActivityId.firstDepositTips,
  ActivityId.notice,
  ActivityId.firstDeposit,
  ActivityId.inviteUserSpin,
  ActivityId.freeLoginBonus,
];
const PLAIN: InstallFacts = {
  isNative: false,
  isInstalled: false,
  isIosStandalone: false,
  isChromeOnIos: false,
};
const INSTALLS: readonly InstallFacts[] = [
  PLAIN,
  { ...PLAIN, isNative: true },
  { ...PLAIN, isInstalled: true },
  { ...PLAIN, isIosStandalone: true },
  { ...PLAIN, isChromeOnIos: true },
];

/** The specification's sequence, written down once more and in another way than the product has it. */
function expected({ isMember, totalRecharge, canSignIn, states, install }: Case): number[] {
  const shows = (id: number) => states[id] === 'everybody' || (states[id] === 'members' && isMember);
  const list: number[] = [];
  const isApp = Object.values(install).includes(true);
  if (shows(32) && isMember && !isApp) list.push(32);
  if (shows(60) && totalRecharge === 0) list.push(60);
  if (shows(25) && !list.includes(60)) list.push(25);
  if (shows(44) && totalRecharge === 0) list.push(44);
  if (shows(20) && isMember) list.push(20);
  if (shows(23) && isMember && canSignIn) list.push(23);
  return list;
}

/** Every state of every activity, for every visitor and every device. */
function* cases(): Generator<Case> {
  const kinds = ['off', 'quiet', 'members', 'everybody'] as const;
  for (let number = 0; number < kinds.length ** IDS.length; number += 1) {
    const states = Object.fromEntries(
      IDS.map((id, place) => [id, kinds[Math.floor(number / kinds.length ** place) % kinds.length] ?? 'off']),
    );
    for (const isMember of [true, false])
      for (const totalRecharge of [0, 100])
        for (const canSignIn of [true, false])
          for (const install of INSTALLS) yield { isMember, totalRecharge, canSignIn, states, install };
  }
}

const mapOf = (states: Case['states']): Record<string, Activity> =>
  Object.fromEntries(
    Object.entries(states)
      .filter(([, state]) => state !== 'off')
      .map(([id, state]) => [
        id,
        {
          id: Number(id),
          type: state === 'quiet' ? 0 : 1,
          sort: 1,
          title: '',
          clickType: 0,
          clickAction: '',
          unloginShowStatus: state === 'everybody' ? 1 : 0,
          themeUrl: '',
          startAt: 0,
          endAt: 1,
        },
      ]),
  );

describe('popups of a start, in every situation', () => {
  const known = Object.values(MODULES).flatMap(({ startPopups }) => startPopups);
  /** The product's own rows; what they ask of the browser is asked of the case. */
  const popupsFor = (install: InstallFacts): StartPopup[] =>
    IDS.map((id) => known.find(({ activity }) => activity === id))
      .filter((popup) => popup !== undefined)
      .map((popup) =>
        popup.activity === ActivityId.download
          ? { ...popup, isDue: ({ isMember }) => isMember && canOfferInstall(install) }
          : popup,
      );

  it('[T04] [T05] [T06] [T07] [T08] popups are those of the specification, in its order, in all 163,840 situations', () => {
    const byInstall = new Map(INSTALLS.map((install) => [install, popupsFor(install)]));
    const ids = new Set(byInstall.get(PLAIN)?.map(({ activity }) => activity));
    expect(ids).toEqual(new Set(IDS));
    // The operator tells something, and this browser has not read it.
    configStore.setState({ config: { notices: [{ id: 1 }] } as unknown as AppConfig });
    let count = 0;
    let last: Case['states'] | null = null;
    let map: Record<string, Activity> = {};
    for (const one of cases()) {
      if (one.states !== last) map = mapOf(one.states);
      last = one.states;
      const planned = planStartPopups(byInstall.get(one.install) ?? [], { ...one, activityMap: map });
      const got = planned.map(({ activity }) => activity).join();
      if (got !== expected(one).join())
        expect({ ...one, got }).toEqual({ ...one, got: expected(one).join() });
      count += 1;
    }
    expect(count).toBe(163_840);
  });
});

describe('who is offered the download', () => {
  const browser = (userAgent: string, more: object = {}) => ({
    userAgent,
    maxTouchPoints: 5,
    matches: () => false,
    ...more,
  });
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

  it.each([
    ['Chrome on Android', browser(ANDROID), true],
    ['Safari on an iPhone', browser(IPHONE, { standalone: false }), true],
    ['the Android app', browser(`${ANDROID} member-app/1.0`), false],
    [
      'the installed app',
      browser(ANDROID, { matches: (query: string) => query.includes('standalone') }),
      false,
    ],
    ['the app on an iPhone’s home screen', browser(IPHONE, { standalone: true }), false],
    ['Chrome on an iPhone', browser(IPHONE.replace('Version/18.0', 'CriOS/130.0.0.0')), false],
  ])('[V13] [T05] %s is offered it: %3$s', (_name, facts, isOffered) => {
    expect(canOfferInstall(readInstallFacts(facts))).toBe(isOffered);
  });
});
