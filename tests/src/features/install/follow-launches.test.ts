import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLaunches } from '../../../../src/features/install/follow-launches.ts';
import { setNavigator } from '../../../../src/platform/navigation.ts';

type Consumer = (launch: { readonly targetURL?: string }) => void;

const ORIGIN = 'https://marquee.example';
let went: string[] = [];

function open(first: string): Consumer {
  let consumer: Consumer = () => undefined;
  followLaunches({ setConsumer: (next) => (consumer = next) }, first);
  return consumer;
}

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${ORIGIN}/`));
  went = [];
  setNavigator((address) => void went.push(address));
});
afterEach(() => vi.unstubAllGlobals());

describe('launch of the installed app', () => {
  it('[O24] shortcut of an app that is open goes to its page', () => {
    const launch = open(`${ORIGIN}/`);
    launch({ targetURL: `${ORIGIN}/` });
    launch({ targetURL: `${ORIGIN}/email?x=1` });
    expect(went).toEqual(['/email?x=1']);
  });

  it('[O24] launch that loaded the page is not followed again, and the same one later is', () => {
    const launch = open(`${ORIGIN}/bonus`);
    launch({ targetURL: `${ORIGIN}/bonus` });
    expect(went).toEqual([]);
    launch({ targetURL: `${ORIGIN}/bonus` });
    expect(went).toEqual(['/bonus']);
  });

  it('[O24] launch for another site, or for nothing, is not followed', () => {
    const launch = open(`${ORIGIN}/`);
    for (const targetURL of ['https://evil.example/bonus', 'no address', ''] as const) launch({ targetURL });
    launch({});
    expect(went).toEqual([]);
  });

  it('[O24] browser without launches is left alone', () => {
    expect(() => followLaunches(undefined, '')).not.toThrow();
  });
});
