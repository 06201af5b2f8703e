// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useUnread } from './use-unread';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('what was not read after all counts again, unless the server has counted it meanwhile', async () => {
  let hook = {} as ReturnType<typeof useUnread>;
  function Bell() {
    hook = useUnread(5);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Bell />));
  const does = async <T,>(what: () => T): Promise<T> => {
    let answer: T | undefined;
    await act(async () => {
      answer = what();
    });
    return answer as T;
  };
  const back = await does(() => hook.read(2));
  expect(hook.unread).toBe(3);
  await does(back);
  expect(hook.unread).toBe(5);

  const late = await does(() => hook.read(2));
  await does(() => hook.tell(6));
  await does(late);
  expect(hook.unread).toBe(6);
  await act(async () => root.unmount());
});
