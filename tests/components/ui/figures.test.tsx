import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { Avatar } from '../../../src/ui/avatar.tsx';
import { DateText } from '../../../src/ui/date-text.tsx';
import { Emblem } from '../../../src/ui/emblem.tsx';
import { initialOf } from '../../../src/ui/initial-of.ts';
import { Money } from '../../../src/ui/money.tsx';
import { Progress } from '../../../src/ui/progress.tsx';
import { SharesTable } from '../../../src/ui/shares-table.tsx';
import { showUi } from './show-ui.tsx';

describe('emblem', () => {
  it('emblem shows the image that is sharp at its size, and the icon where none comes', () => {
    const { container, change } = showUi(<Emblem name="tasks" icon="check" />);
    const picture = () => container.querySelector('img');
    expect(picture()?.getAttribute('src')).toBe('/art/emblems/tasks@1.webp');
    change(<Emblem name="tasks" icon="check" size="fill" />);
    expect(picture()?.getAttribute('src')).toBe('/art/emblems/tasks@2.webp');
    fireEvent.error(picture() as HTMLImageElement);
    expect(picture()).toBeNull();
    expect(container.querySelector('.icon')).toBeTruthy();
  });

  it('emblem before the config is known asks for no image', () => {
    const { container } = showUi(<Emblem name="tasks" icon="check" />, { useArt: () => null });
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('amount', () => {
  it.each([
    [123_456, {}, '₱1,234.56'],
    [500_000, {}, '₱5,000.00'],
    [500_000, { isShort: true }, '₱5,000'],
    [500_050, { isShort: true }, '₱5,000.50'],
    [12_500, { isSigned: true }, '+₱125.00'],
    [-12_500, { isSigned: true }, '-₱125.00'],
    [0, { isSigned: true }, '₱0.00'],
  ])('amount of %i cents with %o reads %s', (amount, how, text) => {
    const { container } = showUi(<Money amount={cents(amount)} {...how} />);
    expect(container.textContent).toBe(text);
  });

  it('amount in a sentence leaves the face of counters to counters', () => {
    const { container, change } = showUi(<Money amount={cents(1)} face="text" />);
    expect(container.querySelector('[data-figure]')?.className).toBe('');
    change(<Money amount={cents(1)} />);
    expect(container.querySelector('[data-figure]')?.className).toBe('figure');
  });

  it('amount follows the marks of the market', () => {
    const { container } = showUi(<Money amount={cents(123_456)} />, {
      moneyFormat: { locale: 'de-DE', sign: '€' },
    });
    expect(container.textContent).toBe('€1.234,56');
  });
});

describe('moment', () => {
  const at = new Date(2026, 2, 9, 7, 5).getTime();

  it.each([
    ['date', '9 Mar 2026'],
    ['time', '07:05'],
    ['both', '9 Mar 2026, 07:05'],
  ] as const)('moment shows its %s as %s, and its machine form whole', (shows, text) => {
    const { container } = showUi(<DateText at={at} shows={shows} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('time')?.dateTime).toBe(new Date(at).toISOString());
  });
});

describe('avatar', () => {
  const PLATFORM = '/art/1/';
  const image = () => document.querySelector('img');

  it('own image goes before one of the platform’s set', () => {
    const { change } = showUi(<Avatar art={PLATFORM} avatar="tiger" own="/me.webp" name="Ana" size={40} />);
    expect(image()?.getAttribute('src')).toBe('/me.webp');
    change(<Avatar art={PLATFORM} avatar="tiger" name="Ana" size={40} />);
    expect(image()?.getAttribute('src')).toBe('/art/1/avatars/tiger@2.webp');
  });

  it('first letter stands in while no image is known', () => {
    const { container, change } = showUi(<Avatar art={null} avatar="tiger" name="ana" size={40} />);
    expect([image(), container.textContent]).toEqual([null, 'A']);
    change(<Avatar art={PLATFORM} avatar="" name="ana" size={40} />);
    expect([image(), container.textContent]).toEqual([null, 'A']);
  });

  it('image that cannot be read gives way to the letter, and another one is tried', () => {
    const { container, change } = showUi(
      <Avatar art={PLATFORM} avatar="" own="/gone.webp" name="Ana" size={40} />,
    );
    fireEvent.error(image() ?? container);
    expect([image(), container.textContent]).toEqual([null, 'A']);
    change(<Avatar art={PLATFORM} avatar="" own="/new.webp" name="Ana" size={40} />);
    expect(image()?.getAttribute('src')).toBe('/new.webp');
  });

  it('avatar has its box in pixels and is hidden from readers', () => {
    const { container } = showUi(<Avatar art={null} avatar="" name="Ana" size={40} />);
    const box = container.firstElementChild as HTMLElement;
    expect([box.style.width, box.style.height, box.style.fontSize]).toEqual(['40px', '40px', '20px']);
    expect(box.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['ana', 'A'],
    ['  bea', 'B'],
    ['李明', '李'],
    ['𝒜lex', '𝒜'],
    ['   ', '?'],
    ['', '?'],
  ])('name %j begins with %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});

describe('progress', () => {
  it.each([
    [0.364, 36],
    [0, 0],
    [1, 100],
    [-2, 0],
    [1.5, 100],
  ])('share %f fills the bar to %i per cent', (share, percent) => {
    showUi(<Progress label="Daily deposit" share={share} valueText="₱1,800.00 left" />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar');
    expect([bar.value, bar.max]).toEqual([percent, 100]);
    expect(bar.getAttribute('aria-valuetext')).toBe('₱1,800.00 left');
  });

  it('diamond marks the end of the value and is silent', () => {
    showUi(<Progress label="Next level" share={0.25} valueText="₱250.00 of ₱1,000.00" end="diamond" />);
    const diamond = screen.getByRole('progressbar').nextElementSibling as HTMLElement;
    expect(diamond.style.insetInlineStart).toBe('25%');
    expect(diamond.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('table of shares', () => {
  const heads = { name: 'Game', staked: 'Staked', won: 'Won', net: 'Result' };
  const shares = [
    { id: 1, name: 'Royal Sevens', staked: cents(20_000), won: cents(5_000) },
    { id: 2, name: 'Ring', staked: cents(1_000), won: cents(10_000) },
  ];
  const bars = () =>
    [...document.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => [
      bar.dataset.bar,
      bar.style.getPropertyValue('--share'),
    ]);

  it('each row has stake, win and signed result under their heads', () => {
    showUi(<SharesTable title="By game" heads={heads} shares={shares} />);
    const table = screen.getByRole('table', { name: 'By game' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Game', 'Staked', 'Won', 'Result']);
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Royal Sevens', '₱200.00', '₱50.00', '-₱150.00'],
      ['Ring', '₱10.00', '₱100.00', '+₱90.00'],
    ]);
    expect(screen.getByRole('region', { name: 'By game' })).toBeTruthy();
  });

  it('bars of all rows are drawn to the one largest amount', () => {
    showUi(<SharesTable title="By game" heads={heads} shares={shares} />);
    expect(bars()).toEqual([
      ['staked', '100%'],
      ['won', '25%'],
      ['staked', '5%'],
      ['won', '50%'],
    ]);
  });

  it('rows of nothing have empty bars', () => {
    const none = { id: 1, name: 'Ring', staked: cents(0), won: cents(0) };
    showUi(<SharesTable title="By game" heads={heads} shares={[none]} />);
    expect(bars()).toEqual([
      ['staked', '0%'],
      ['won', '0%'],
    ]);
  });
});
