// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { FileField } from '@/app/_ui/upload/file-field';
import { type UploadAnswer, UploadError } from '@/app/_ui/upload/send-file';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { FormAnswer } from './form-answer';
import { LinkForm } from './link-form';
import { useLinkForm } from './use-link-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MISSING = 'Por favor suba un documento';
const sent: FormData[] = [];
/** What the server says of the form. */
let answer: FormAnswer;
let file: { arrives: (stored: UploadAnswer) => void; fails: (error: Error) => void };
let sending: Promise<UploadAnswer>;

function Form() {
  const kit = useLinkForm(
    async (data) => {
      sent.push(data);
      return answer;
    },
    { rut: 'RUT' },
  );
  return (
    <LinkForm kit={kit}>
      <FileField
        id="rut"
        label="RUT"
        to={{ send: () => sending }}
        onSent={() => kit.settle('rut')}
        error={kit.problemOf('rut')}
      />
      <SubmitButton name="step" value="papers" busy={kit.sending}>
        Continuar
      </SubmitButton>
    </LinkForm>
  );
}

const page = document.createElement('div');
const root = createRoot(page);
const button = (): HTMLButtonElement => page.querySelector('[type=submit]') as HTMLButtonElement;
const press = () => act(async () => button().click());
const choose = () =>
  act(async () => {
    const input = page.querySelector('input[type=file]') as HTMLInputElement;
    const chosen = new File(['%PDF-1.7'], 'RUT.pdf', { type: 'application/pdf' });
    Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

beforeEach(async () => {
  document.body.replaceChildren(page);
  sent.length = 0;
  answer = { ok: true, message: null, fields: {} };
  sending = new Promise((arrives, fails) => {
    file = { arrives, fails };
  });
  await act(async () => root.render(<Form key={Math.random()} />));
});
afterEach(() => act(async () => root.render(null)));

test('a press waits for a file that is on its way, says so, and goes on by the button that was pressed', async () => {
  await choose();
  await press();
  expect(sent).toHaveLength(0);
  expect(button().textContent).toBe(texts.filesFirst);
  expect(button().disabled).toBe(true);
  await act(async () => file.arrives({ id: 'rut' }));
  expect(sent.map((data) => data.get('step'))).toEqual(['papers']);
  expect(button().textContent).toBe('Continuar');
});

test('a file that fails meanwhile ends the press, and the next one goes', async () => {
  await choose();
  await press();
  await act(async () => file.fails(new UploadError('Se cortó')));
  expect(sent).toHaveLength(0);
  expect(page.textContent).toContain('Se cortó');
  await press();
  expect(sent).toHaveLength(1);
});

test('that a document is missing is no longer said once it is there', async () => {
  answer = { ok: false, message: null, fields: { rut: MISSING } };
  await press();
  expect(page.textContent).toContain(MISSING);
  await choose();
  await act(async () => file.arrives({ id: 'rut' }));
  expect(page.textContent).not.toContain(MISSING);
});
