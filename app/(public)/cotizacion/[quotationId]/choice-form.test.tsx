// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceForm } from './choice-form';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let form: HTMLFormElement;

beforeEach(async () => {
  vi.useFakeTimers();
  replace.mockClear();
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(async () =>
    createRoot(page).render(
      <>
        <ChoiceForm path="/cotizacion/1">
          <input name="personas.0" defaultValue="4" />
        </ChoiceForm>
        <button type="submit" form="eleccion" formAction="/cotizacion/1/aceptar">
          Aceptar
        </button>
      </>,
    ),
  );
  form = page.querySelector('form') as HTMLFormElement;
});
afterEach(() => void vi.useRealTimers());

/** The submission that a press of a button makes; whether the browser goes on with it. */
async function press(name: string): Promise<boolean> {
  const submitter = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const submission = new SubmitEvent('submit', {
    submitter: submitter ?? null,
    bubbles: true,
    cancelable: true,
  });
  await act(async () => form.dispatchEvent(submission));
  return !submission.defaultPrevented;
}

async function type(people: string): Promise<void> {
  const field = form.querySelector('[name="personas.0"]') as HTMLInputElement;
  // As the browser does it: what is assigned, React takes for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, people);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

test('adds up by itself', async () => {
  expect(await press('Actualizar el total')).toBe(false);
  await act(async () => vi.runAllTimers());
  expect(replace).toHaveBeenCalledWith('/cotizacion/1?elige=si&personas.0=4', { scroll: false });
});

test('what is chosen goes to the acceptance with the press, and nothing leads away from there', async () => {
  await type('5');
  expect(await press('Aceptar')).toBe(true);
  await act(async () => vi.runAllTimers());
  expect(replace).not.toHaveBeenCalled();
});
