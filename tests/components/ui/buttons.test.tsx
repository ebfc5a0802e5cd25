import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { showUi } from './show-ui.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('button', () => {
  it('button is pressed by pointer, Enter and Space', async () => {
    const press = vi.fn();
    const { user } = showUi(<Button onClick={press}>Deposit</Button>);
    await user.click(button('Deposit'));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('button sends no form unless it is named a submit button', async () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = showUi(
      <form onSubmit={send}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(button('Look'));
    expect(send).not.toHaveBeenCalled();
    await user.click(button('Send'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('busy button keeps its focus and its name, and takes no second press', async () => {
    const press = vi.fn();
    const { user, change } = showUi(<Button onClick={press}>Withdraw</Button>);
    await user.click(button('Withdraw'));
    change(
      <Button onClick={press} isBusy>
        Withdraw
      </Button>,
    );
    expect(document.activeElement).toBe(button('Withdraw'));
    expect(button('Withdraw').getAttribute('aria-busy')).toBe('true');
    expect(button('Withdraw').getAttribute('aria-disabled')).toBe('true');
    expect(button('Withdraw').hasAttribute('disabled')).toBe(false);
    await user.click(button('Withdraw'));
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('busy submit button does not send its form again', async () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = showUi(
      <form onSubmit={send}>
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    await user.click(button('Send'));
    expect(send).not.toHaveBeenCalled();
  });

  it('button that is ready again says nothing of being busy', () => {
    const { change } = showUi(<Button isBusy>Save</Button>);
    change(<Button>Save</Button>);
    expect(button('Save').hasAttribute('aria-busy')).toBe(false);
    expect(button('Save').hasAttribute('aria-disabled')).toBe(false);
  });

  it('disabled button cannot be reached or pressed', async () => {
    const press = vi.fn();
    const { user } = showUi(
      <>
        <Button onClick={press} disabled>
          Closed
        </Button>
        <Button>Open</Button>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(button('Open'));
    await user.click(button('Closed'));
    expect(press).not.toHaveBeenCalled();
  });

  it.each([
    ['action', undefined],
    ['danger', 'danger'],
    ['quiet', 'quiet'],
  ] as const)('button looks like %s when its kind is %s', (looks, kind) => {
    showUi(<Button {...(kind ? { kind } : {})}>Go</Button>);
    expect(button('Go').className.split(' ')).toContain(looks);
  });
});

describe('link that looks like a button', () => {
  it('link has its address and the name of its words', () => {
    showUi(
      <ButtonLink href="/wallets" icon="wallet">
        Go to deposit
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Go to deposit' });
    expect(link.getAttribute('href')).toBe('/wallets');
    expect(link.getAttribute('draggable')).toBe('false');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('icon button', () => {
  it('icon button is named by its label, for readers and as a tooltip', async () => {
    const press = vi.fn();
    const { user } = showUi(<IconButton icon="close" label="Close" onClick={press} className="mine" />);
    expect(button('Close').title).toBe('Close');
    expect(button('Close').className.split(' ')).toContain('mine');
    await user.click(button('Close'));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
