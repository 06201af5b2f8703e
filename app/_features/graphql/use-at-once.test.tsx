// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useAtOnce } from './use-at-once';
import type { WriteResult } from './use-write';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/app/_ui/feedback/toasts', () => ({ toastError: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('what a write says of itself is shown while it is on its way', async () => {
  let answer = (_: WriteResult<unknown>): void => undefined;
  function Row() {
    const [pending, setPending] = useState(false);
    const { shown, press } = useAtOnce(false, (_, next: boolean) => next);
    const write = async () => {
      setPending(true);
      const result = await new Promise<WriteResult<unknown>>((resolve) => {
        answer = resolve;
      });
      setPending(false);
      return result;
    };
    return (
      <button type="button" onClick={() => void press(true, write)}>
        {`${shown} ${pending}`}
      </button>
    );
  }
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  await act(async () => root.render(<Row />));
  expect(page.textContent).toBe('false false');
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('true true');
  await act(async () => answer({ ok: false, failure: { code: 'CONFLICT', message: 'No', fields: [] } }));
  expect(page.textContent).toBe('false false');
  await act(async () => root.unmount());
});
