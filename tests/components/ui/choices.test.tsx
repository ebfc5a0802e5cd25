import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Segments } from '../../../src/ui/segments.tsx';
import { Tabs } from '../../../src/ui/tabs.tsx';
import { showUi } from './show-ui.tsx';

type Way = 'deposit' | 'withdraw' | 'record';
const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdraw', label: 'Withdraw' },
  { value: 'record', label: 'History' },
];

function Wallet({ first = 'deposit' }: { first?: Way }) {
  const [way, setWay] = useState(first);
  return (
    <Tabs<Way> label="Wallet" tabs={WAYS} value={way} onChange={setWay}>
      The page of {way}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('panel is named by the chosen tab, and each tab controls it', async () => {
    const { user } = showUi(<Wallet />);
    expect(screen.getByRole('tablist', { name: 'Wallet' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Deposit' }).textContent).toBe('The page of deposit');
    await user.click(tab('History'));
    const panel = screen.getByRole('tabpanel', { name: 'History' });
    expect(panel.textContent).toBe('The page of record');
    for (const each of screen.getAllByRole('tab')) expect(each.getAttribute('aria-controls')).toBe(panel.id);
  });

  it('only the chosen tab is a stop of the Tab key', async () => {
    const { user } = showUi(
      <>
        <Wallet first="withdraw" />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(tab('Withdraw'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  it('arrow keys choose and focus the tab beside, round both ends', async () => {
    const { user } = showUi(<Wallet />);
    await user.tab();
    const path: (string | null)[] = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}']) {
      await user.keyboard(key);
      path.push(chosen());
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    }
    expect(path).toEqual(['Withdraw', 'History', 'Deposit', 'History']);
  });

  it('other keys choose nothing', async () => {
    const { user } = showUi(<Wallet />);
    await user.tab();
    await user.keyboard('{ArrowDown}x{Escape}');
    expect(chosen()).toBe('Deposit');
  });

  it('two sets of tabs on a page keep their panels apart', async () => {
    const { user } = showUi(
      <>
        <Wallet />
        <Wallet first="record" />
      </>,
    );
    const [first] = screen.getAllByRole('tab', { name: 'Withdraw' });
    if (first) await user.click(first);
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual([
      'The page of withdraw',
      'The page of record',
    ]);
  });
});

const SPANS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week', isDisabled: true },
  { value: 'month', label: 'Month' },
] as const;

describe('segments', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('choice is named, and one option of it is checked', () => {
    showUi(<Segments label="Period" options={SPANS} value="month" onChange={vi.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('pressed option is told, and the one in force is not told again', async () => {
    const choose = vi.fn();
    const { user } = showUi(<Segments label="Period" options={SPANS} value="month" onChange={choose} />);
    await user.click(screen.getByText('Day'));
    await user.click(screen.getByText('Month'));
    expect(choose.mock.calls).toEqual([['day']]);
  });

  it('disabled option cannot be chosen', async () => {
    const choose = vi.fn();
    const { user } = showUi(<Segments label="Period" options={SPANS} value="day" onChange={choose} />);
    await user.click(screen.getByText('Week'));
    expect(radio('Week').disabled).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

  it('same choice twice on a page is two groups', () => {
    const part = <Segments label="Period" options={SPANS} value="day" onChange={vi.fn()} />;
    showUi(
      <>
        {part}
        {part}
      </>,
    );
    const groups = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Day' }).map(({ name }) => name);
    expect(new Set(groups).size).toBe(2);
    expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true })).toHaveLength(2);
  });
});
