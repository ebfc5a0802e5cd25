import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckField } from '../../../src/ui/check-field.tsx';
import { DateField, Field, SelectField, TextField } from '../../../src/ui/field.tsx';
import { PasswordField } from '../../../src/ui/password-field.tsx';
import { noteOf } from '../support/note-of.ts';
import { showUi } from './show-ui.tsx';

type Notes = { hint?: string; error?: string };

/** Every part that is a label, a control and a note. */
const FIELDS = [
  ['text field', (notes: Notes) => <Field label="City" {...notes} />],
  ['date field', (notes: Notes) => <DateField label="City" {...notes} />],
  ['password field', (notes: Notes) => <PasswordField label="City" {...notes} />],
  ['text area', (notes: Notes) => <TextField label="City" {...notes} />],
  [
    'choice',
    (notes: Notes) => (
      <SelectField label="City" {...notes}>
        <option value="mnl">Manila</option>
      </SelectField>
    ),
  ],
] as const;

describe.each(FIELDS)('%s', (_name, field) => {
  const control = () => screen.getByLabelText('City');

  it('label focuses the control when it is pressed', async () => {
    const { user } = showUi(field({}));
    await user.click(screen.getByText('City'));
    expect(document.activeElement).toBe(control());
  });

  it('hint describes the control, and nothing is called wrong', () => {
    showUi(field({ hint: 'As on your card' }));
    expect(noteOf(control())).toBe('As on your card');
    expect(control().hasAttribute('aria-invalid')).toBe(false);
  });

  it('error takes the place of the hint, is announced and marks the control', () => {
    const { change } = showUi(field({ hint: 'As on your card' }));
    change(field({ hint: 'As on your card', error: 'Enter your city.' }));
    expect(noteOf(control())).toBe('Enter your city.');
    expect(screen.queryByText('As on your card')).toBeNull();
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter your city.').getAttribute('aria-live')).toBe('polite');
  });

  it('hint comes back once the error is gone', () => {
    const { change } = showUi(field({ hint: 'As on your card', error: 'Enter your city.' }));
    change(field({ hint: 'As on your card' }));
    expect(noteOf(control())).toBe('As on your card');
    expect(control().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('fields on one page', () => {
  it('two fields of one label each have their own note', () => {
    showUi(
      <>
        <Field label="Amount" error="Too small." />
        <Field label="Amount" hint="Up to ₱500" />
      </>,
    );
    expect(screen.getAllByLabelText('Amount').map(noteOf)).toEqual(['Too small.', 'Up to ₱500']);
  });

  it('field takes the id that it is given, and points to the note of that id', () => {
    showUi(<Field label="Account" id="account" error="Taken." />);
    const field = screen.getByLabelText('Account');
    expect([field.id, field.getAttribute('aria-describedby')]).toEqual(['account', 'account-note']);
  });

  it('field gives its control to whoever holds its ref', () => {
    const input = createRef<HTMLInputElement>();
    const choice = createRef<HTMLSelectElement>();
    const text = createRef<HTMLTextAreaElement>();
    showUi(
      <>
        <Field label="Account" ref={input} />
        <SelectField label="Bank" ref={choice} />
        <TextField label="Words" ref={text} />
      </>,
    );
    expect(input.current).toBe(screen.getByLabelText('Account'));
    expect(choice.current).toBe(screen.getByLabelText('Bank'));
    expect(text.current).toBe(screen.getByLabelText('Words'));
  });

  it('what stands before and after the typed text is no part of its name', () => {
    showUi(<Field label="Amount" prefix="₱" suffix={<button type="button">All</button>} />);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
    expect(screen.getByText('₱')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'All' })).toBeTruthy();
  });

  it('disabled field takes no text', async () => {
    const { user } = showUi(<Field label="Account" disabled defaultValue="ana" />);
    const field = screen.getByLabelText<HTMLInputElement>('Account');
    await user.type(field, 'bel');
    expect(field.value).toBe('ana');
  });

  it('date field asks for a calendar day', () => {
    showUi(<DateField label="Born on" defaultValue="1990-02-28" />);
    const field = screen.getByLabelText<HTMLInputElement>('Born on');
    expect([field.type, field.value]).toEqual(['date', '1990-02-28']);
  });
});

describe('password field', () => {
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');

  it('password is hidden until its owner shows it, and hidden again', async () => {
    const { user } = showUi(<PasswordField label="Password" />);
    await user.type(password(), 'Lantern2026');
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect([password().type, password().value]).toEqual(['text', 'Lantern2026']);
    await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }));
    expect(password().type).toBe('password');
  });

  it('password is never corrected, capitalised or checked by the keyboard', () => {
    showUi(<PasswordField label="Password" autoComplete="current-password" />);
    expect(password().getAttribute('autocapitalize')).toBe('none');
    expect(password().getAttribute('spellcheck')).toBe('false');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
  });

  it('button that shows the password sends no form', async () => {
    let sent = 0;
    const { user } = showUi(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <PasswordField label="Password" />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(sent).toBe(0);
  });
});

describe('check field', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the/ });
  const label = (
    <>
      I accept the <a href="/terms-of-use">terms</a>
    </>
  );

  it('box is ticked by its words and by Space', async () => {
    const { user } = showUi(<CheckField label={label} />);
    await user.click(screen.getByText(/I accept the/));
    expect(box().checked).toBe(true);
    box().focus();
    await user.keyboard(' ');
    expect(box().checked).toBe(false);
  });

  it('error is read out at once, describes the box, and goes again', () => {
    const { change } = showUi(<CheckField label={label} error="Tick the box to go on." />);
    expect(screen.getByRole('alert').textContent).toBe('Tick the box to go on.');
    expect(noteOf(box())).toBe('Tick the box to go on.');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    change(<CheckField label={label} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box().hasAttribute('aria-describedby')).toBe(false);
  });

  it('disabled box stays as it is', async () => {
    const { user } = showUi(<CheckField label={label} disabled />);
    await user.click(box());
    expect(box().checked).toBe(false);
  });
});
